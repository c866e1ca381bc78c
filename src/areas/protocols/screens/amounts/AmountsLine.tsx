import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { AmountsNote } from '#areas/protocols/components/builder/AmountsNote.tsx'
import { passedFigures } from '#areas/intake/contract/passed.ts'
import type { IntakeSums } from '#areas/intake/contract/sums.ts'
import { useFormatAmount } from '#areas/protocols/hooks/amount.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { protocolPath } from '#machines/clients/clients.ts'

/** The daily amounts of the active protocol in one line (intake.shown-in-builder). */
export function AmountsLine({ builder }: { readonly builder: BuilderRef }) {
  const hasTexts = useHasTexts('intake')
  const amounts = useBuilderChild(builder, 'dailyAmounts')
  const sums = useSelector(amounts, (snapshot) => snapshot?.context.sums)
  const protocolId = useSelector(amounts, (snapshot) => snapshot?.context.protocolId ?? 0)
  return hasTexts && sums && sums.rows.length > 0 ? <Line sums={sums} protocolId={protocolId} /> : null
}

function Line({ sums, protocolId }: { readonly sums: IntakeSums; readonly protocolId: number }) {
  const { t } = useTranslation('intake')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatAmount = useFormatAmount()
  const [first, ...others] = passedFigures(sums.rows)
  const link = <TextLink href={href(protocolPath(protocolId))}>{t('sums.heading')}</TextLink>
  if (first === undefined)
    return (
      <AmountsNote tone="within" link={link}>
        {t('line.within')}
      </AmountsNote>
    )
  const { row, highest } = first
  const { substance, unit, shares } = row
  const limit = t(highest.bound === 'below' ? 'sums.below' : 'sums.atMost', {
    amount: formatAmount(highest.figure, unit),
  })
  const [form] = highest.of ?? []
  return (
    <AmountsNote
      tone="over"
      link={link}
      more={others.length > 0 ? t('line.more', { count: others.length, number: formatNumber(others.length) }) : ''}
    >
      {t('line.over', {
        substance:
          form === undefined || highest.of?.length !== 1
            ? t(`substance.${substance}`)
            : t('named', { substance: t(`substance.${substance}`), form: t(`form.${form}`) }),
        amount: formatAmount(highest.counted, unit),
        limit,
        count: shares.length,
        number: formatNumber(shares.length),
      })}
    </AmountsNote>
  )
}
