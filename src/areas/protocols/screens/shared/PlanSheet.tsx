import { useTranslation } from 'react-i18next'

import { PlanPaper } from '#areas/protocols/components/plan/PlanPaper.tsx'
import { shortCaution } from '#areas/protocols/contract/cautions.ts'
import { usePlan } from './plan.ts'
import { useFormatDate } from '#hooks/format-day.ts'

import { LinePicture } from '../builder/LinePicture.tsx'

import type { PlanOf } from './PlanCard.tsx'

/** About four lines of the paper. */
const CAUTION_LETTERS = 360

interface PlanSheetProps extends PlanOf {
  readonly name: string
  /** Days from today to the one that is printed. */
  readonly shift: number
  /** Whom to ask, and what else stands at the foot. */
  readonly foot: readonly string[]
}

/** The day's plan on a printed page of its own, to be hung up. */
export function PlanSheet({ name, products, start, shift, foot }: PlanSheetProps) {
  const { t } = useTranslation('dosage')
  const formatDate = useFormatDate()
  const plan = usePlan(products, { start, shift })
  if (plan === null || plan.times.length === 0) return null
  return (
    <PlanPaper
      title={t('plan.heading')}
      lead={`${name} · ${formatDate(plan.day)}`}
      times={plan.times.map(({ time, items }) => ({
        time,
        items: items.map(({ line, ...item }) => ({ ...item, picture: <LinePicture line={line} /> })),
      }))}
      mind={t('plan.mind')}
      cautions={plan.cautions.map((one) => ({ ...one, text: shortCaution(one.text, CAUTION_LETTERS) }))}
      foot={foot}
    />
  )
}
