import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { Timeline } from '#components/layout/Timeline.tsx'
import type { OrderEvent } from '#areas/orders/contract/order-event.ts'
import { carrierName } from '#areas/orders/contract/shipment.ts'
import type { Shipment } from '#areas/orders/contract/shipment.ts'
import { NOTE_MAX } from '#contract/constants.ts'
import { useForm } from '#hooks/form.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useShopMoment } from '#hooks/format-calendar.ts'
import { useFullName } from '#hooks/full-name.ts'
import type { AdminOrderRef } from '#machines/orders/admin-order.machine.ts'
import { orderNoteForm } from '#machines/orders/order-note-form.machine.ts'
import type { OrderNoteFormRef } from '#machines/orders/order-note-form.machine.ts'

/** The history of an order, and a form to note more (day.order-has-a-history, day.notes-on-an-order). */
export function OrderHistory({
  actor,
  history,
}: {
  readonly actor: AdminOrderRef
  readonly history: readonly OrderEvent[]
}) {
  const { t } = useTranslation('orders')
  const form = useSelector(actor, ({ children }) => children['orderNoteForm'] as OrderNoteFormRef | undefined)
  return (
    <AreaCard heading={t('history.title')}>
      {form && <NoteForm actor={actor} form={form} />}
      <History history={history} />
    </AreaCard>
  )
}

function NoteForm({ actor, form: ref }: { readonly actor: AdminOrderRef; readonly form: OrderNoteFormRef }) {
  const { t } = useTranslation('orders')
  const form = useForm(ref, orderNoteForm, { note: { label: t('history.note'), max: NOTE_MAX } })
  const isChanging = useSelector(actor, (snapshot) => snapshot.matches('changing'))
  return (
    <FieldForm label={t('history.add')} onSubmit={form.submit}>
      <TextField {...form.field('note')} required lines={2} hint={t('history.noteHint')} />
      <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
      <FormActions submit={t('history.add')} busy={form.isBusy || isChanging} />
    </FieldForm>
  )
}

function History({ history }: { readonly history: readonly OrderEvent[] }) {
  const { t } = useTranslation('orders')
  const formatMoment = useShopMoment()
  const fullName = useFullName()
  const wordsOf = useEventWords()
  return (
    <Timeline
      label={t('history.title')}
      entries={history.map((entry) => ({
        id: entry.event_id,
        what: wordsOf(entry),
        when: [formatMoment(entry.at), ...(entry.by ? [fullName(entry.by)] : [])].join(' · '),
        text: entry.detail.note,
      }))}
    />
  )
}

function useEventWords(): (entry: OrderEvent) => string {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  const parcelOf = ({ carrier, tracking_number: number }: Shipment) =>
    [carrierName(carrier) ?? t('shipment.other'), number].join(' ')
  return ({ kind, detail: { shipment, mail, why, amount } }) => {
    if (kind === 'mail') return t(`history.mail.${MAILS.get(mail) ?? 'other'}`)
    if (kind === 'cancelled' && why !== undefined) return t(`history.cancelledWhy.${why}`)
    const words = t(`history.kind.${kind}`)
    const more = shipment ? parcelOf(shipment) : amount === undefined ? '' : formatPrice(amount)
    return more === '' ? words : `${words} · ${more}`
  }
}

/** The words for each kind of mail about an order. */
const MAILS: ReadonlyMap<string | undefined, 'order' | 'sent' | 'tracking' | 'cancelled' | 'return'> = new Map([
  ['order', 'order'],
  ['order-sent', 'sent'],
  ['order-tracking', 'tracking'],
  ['order-cancelled', 'cancelled'],
  ['return-asked', 'return'],
  ['return-cancelled', 'return'],
  ['return-received', 'return'],
  ['return-refunded', 'return'],
])
