import { useTranslation } from 'react-i18next'

import { PairNotes } from '#areas/protocols/components/plan/PairNotes.tsx'
import type { Apart } from '#areas/intake/contract/sums.ts'
import type { DayTime } from '#areas/protocols/contract/dosage/dosage.ts'
import { useTimeText } from '#areas/protocols/hooks/time-text.ts'
import { useFormatList } from '#hooks/list.ts'

export interface MoveTo {
  readonly variantId: number
  readonly time: DayTime
  readonly onPress: () => void
}

interface PairsProps {
  readonly apart: readonly Apart[]
  /** Names a product in the page's language. */
  readonly nameOf: (variantId: number) => string
  /** The way to take a pair apart, where there is one. */
  readonly moveOf?: (pair: Apart) => MoveTo | undefined
}

/** Substances that hinder each other where they are taken at the same time (intake.pairs-taken-apart). */
export function PairsApart({ apart, nameOf, moveOf }: PairsProps) {
  const { t } = useTranslation('intake')
  const timeOf = useTimeText()
  const formatList = useFormatList()
  if (apart.length === 0) return null
  return (
    <PairNotes
      heading={t('pairs.heading')}
      pairs={apart.map((pair) => {
        const { time, substances, products, source } = pair
        const move = moveOf?.(pair)
        return {
          key: `${time} ${substances.join(' ')}`,
          at: t('pairs.at', {
            time: timeOf(time),
            products: formatList([...new Set(products.flat())].map(nameOf)),
          }),
          text: t(`pairs.${substances.join('-') as 'iron-zinc' | 'iron-calcium'}`),
          source: t('sums.source', { name: source.name, year: source.year }),
          move: move && {
            label: t('pairs.move', { name: nameOf(move.variantId), time: timeOf(move.time) }),
            onPress: move.onPress,
          },
        }
      })}
    />
  )
}
