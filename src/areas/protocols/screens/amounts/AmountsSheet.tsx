import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AmountsPaper } from '#areas/protocols/components/plan/AmountsPaper.tsx'
import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { DailyAmountsRef } from '#machines/protocols/amounts/daily-amounts.machine.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'

import { AmountsTable } from './AmountsTable.tsx'
import { namesOf, useAreAmountsPrinted } from './DailyAmounts.tsx'

interface AmountsSheetProps {
  readonly actor: ProtocolPageRef
  readonly protocol: ProtocolDetail
}

/** The daily amounts on a printed page of their own, where they are asked for. */
export function AmountsSheet({ actor, protocol }: AmountsSheetProps) {
  const isPrinted = useAreAmountsPrinted(actor)
  const amounts = useSelector(actor, ({ children }) => children.dailyAmounts as DailyAmountsRef | undefined)
  return isPrinted && amounts ? <Sheet amounts={amounts} protocol={protocol} /> : null
}

function Sheet({ amounts, protocol }: Pick<AmountsSheetProps, 'protocol'> & { readonly amounts: DailyAmountsRef }) {
  const { t } = useTranslation('intake')
  const sums = useSelector(amounts, ({ context }) => context.sums)
  if (sums === null || sums.rows.length === 0) return null
  return (
    <AmountsPaper
      title={t('sums.heading')}
      lead={`${protocol.name} · ${t(`group.${sums.group}`)}`}
      foot={[t('sums.text'), ...(sums.asks_a_doctor ? [t('sums.askADoctor')] : [])]}
    >
      <AmountsTable rows={sums.rows} nameOf={namesOf(protocol)} />
    </AmountsPaper>
  )
}
