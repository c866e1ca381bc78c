import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import Download from 'lucide-react/icons/download'

import { BatchBar, RowBox } from '#areas/orders/components/BatchBar.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import type { AdminOrderSummary, MovedOrders } from '#areas/orders/contract/admin-orders.ts'
import { PaperFiles } from '#areas/papers/screens/PaperFiles.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { isChosen } from '#machines/orders/order-batch.machine.ts'
import type { OrderBatchRef } from '#machines/orders/order-batch.machine.ts'
import type { OrdersDownloadRef } from '#machines/orders/orders-download.machine.ts'
import type { OrdersPlace } from '#machines/orders/orders-place.ts'

/** Chooses one order of the list. */
export function OrderMark({ actor, order }: { readonly actor: OrderBatchRef; readonly order: AdminOrderSummary }) {
  const { t } = useTranslation('orders')
  const checked = useSelector(actor, ({ context }) => isChosen(context.chosen, order))
  return (
    <RowBox
      label={t('batch.choose', { number: order.number })}
      checked={checked}
      onChange={() => actor.send({ type: 'order.choose', order })}
    />
  )
}

interface OrderBatchProps {
  readonly actor: OrderBatchRef
  readonly file: OrdersDownloadRef
  readonly place: OrdersPlace
  /** Those in sight. */
  readonly orders: readonly AdminOrderSummary[]
}

/** Several orders at once: which are chosen, and what is done with them (day.several-at-once). */
export function OrderBatch({ actor, file, place, orders }: OrderBatchProps) {
  const { t } = useTranslation('orders')
  const formatNumber = useFormatNumber()
  const chosen = useSelector(actor, ({ context }) => context.chosen)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const reason = useProblemText(problem)
  const ids = chosen.map(({ order_id }) => order_id)
  const areAll = orders.length > 0 && orders.every((order) => isChosen(chosen, order))
  return (
    <KeepFocus label={t('batch.label')}>
      <BatchBar>
        <CheckboxRow
          label={t('batch.chooseAll')}
          checked={areAll}
          mixed={!areAll && chosen.length > 0}
          onChange={() => actor.send({ type: 'orders.choose', orders: areAll ? [] : orders })}
        />
        {chosen.length > 0 && <p>{t('batch.chosen', { number: formatNumber(chosen.length) })}</p>}
        {problem && <InlineError message={`${t('batch.failed')} ${reason}`} />}
        <Outcome actor={actor} />
        <Moves actor={actor} />
        <PaperFiles papers={[]} slipsOf={ids} />
        <File actor={file} place={place} ids={ids} />
      </BatchBar>
    </KeepFocus>
  )
}

function Moves({ actor }: { readonly actor: OrderBatchRef }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const move = useSelector(actor, ({ context }) => context.move)
  const isAny = useSelector(actor, ({ context }) => context.chosen.length > 0)
  if (isConfirming) return <Confirming actor={actor} />
  if (!isAny) return null
  return (
    <div className="vb-form-actions">
      {(['paid', 'sent'] as const).map((one) => (
        <Button
          key={one}
          busy={isBusy && move === one}
          onClick={() => actor.send({ type: 'orders.move', move: one, language })}
        >
          {t(`move.${one}`)}
        </Button>
      ))}
    </div>
  )
}

function Confirming({ actor }: { readonly actor: OrderBatchRef }) {
  const { t } = useTranslation('orders')
  const formatNumber = useFormatNumber()
  const { chosen, move } = useSelector(actor, ({ context }) => context)
  const unpaid = chosen.filter(({ paid_at }) => paid_at === null).length
  const kind = move ?? 'paid'
  return (
    <>
      <p>{t(`batch.sure.${kind}`, { number: formatNumber(chosen.length) })}</p>
      {kind === 'sent' && unpaid > 0 && <p>{t('batch.unpaid', { number: formatNumber(unpaid) })}</p>}
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'move.confirm' })}>
          {t(`move.${kind}`)}
        </Button>
        <Button onClick={() => actor.send({ type: 'move.cancel' })}>{t('batch.no')}</Button>
      </div>
    </>
  )
}

/** Says how many were moved, and which were not and why. */
function Outcome({ actor }: { readonly actor: OrderBatchRef }) {
  const { t } = useTranslation('orders')
  const formatNumber = useFormatNumber()
  const { outcome, move } = useSelector(actor, ({ context }) => context)
  const reasonOf = ({ order_id, number, reason }: MovedOrders['failed'][number]) =>
    t(`batch.reason.${reason}`, { number: number ?? `#${order_id}` })
  const done = outcome && move ? t(`batch.done.${move}`, { number: formatNumber(outcome.moved.length) }) : ''
  return (
    <>
      <Announcer message={done} />
      {outcome && outcome.moved.length > 0 && <SavedMark text={done} />}
      {outcome && outcome.failed.length > 0 && (
        <InlineError message={`${t('batch.notMoved')} ${outcome.failed.map(reasonOf).join(' ')}`} />
      )}
    </>
  )
}

interface FileProps {
  readonly actor: OrdersDownloadRef
  readonly place: OrdersPlace
  readonly ids: readonly number[]
}

/** The chosen orders, or all that are found, as a file (day.orders-as-csv). */
function File({ actor, place, ids }: FileProps) {
  const { t } = useTranslation('orders')
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const { page: _page, client: _client, ...filter } = place
  return (
    <>
      {isFailed && <InlineError message={`${t('batch.csvFailed')} ${reason}`} />}
      <div className="vb-area-below">
        <Button
          icon={<Download size={18} />}
          busy={isBusy}
          onClick={() => actor.send({ type: 'file.want', intent: { ...filter, ids } })}
        >
          {t(ids.length > 0 ? 'batch.csvChosen' : 'batch.csv')}
        </Button>
        {isSaved && <SavedMark text={t('batch.csvSaved')} />}
      </div>
      <Announcer message={isSaved ? t('batch.csvSaved') : ''} />
    </>
  )
}
