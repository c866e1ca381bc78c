import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { Customer } from '#areas/orders/screens/Customer.tsx'
import type { AdminReturn as Found } from '#areas/returns/contract/admin-returns.ts'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import { adminOrderPath } from '#machines/orders/orders-place.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { AdminReturnRef } from '#machines/returns/admin-return.machine.ts'
import { openReturn } from '#machines/returns/admin-return.setup.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CheckForm } from './CheckForm.tsx'
import { ConfirmRefund, RefundForm } from './RefundForm.tsx'
import { lineName, useReturnStatus } from './ReturnList.tsx'

/** One return of the shop, and what an admin does with it. It stands back until its words are there. */
export function AdminReturn() {
  const hasTexts = useHasTexts('returns')
  const hasOrders = useHasTexts('orders')
  return hasTexts && hasOrders ? (
    <WithLateActor name="adminReturn">{(actor) => <Page actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

interface ActorProps {
  readonly actor: AdminReturnRef
}

function Page({ actor }: ActorProps) {
  const { t } = useTranslation('returns')
  const href = useHref()
  const arrival = useFocusOnArrival()
  const found = useSelector(actor, ({ context }) => openReturn(context))
  const snapshot = useSelector(actor, (current) => current)
  const reason = useProblemText(snapshot.context.problem)
  if (snapshot.matches('missing'))
    return (
      <>
        <PageHead title={t('one.missingTitle')} />
        <AreaTrail title={t('one.missingTitle')} />
        <ErrorView
          heading={t('one.missingTitle')}
          message={t('one.missingText')}
          focusOnMount={arrival}
          actions={
            <ButtonLink variant="primary" href={href(PAGES.adminReturns.path)}>
              {t('one.back')}
            </ButtonLink>
          }
        />
      </>
    )
  const title = found ? t('one.title', { number: found.number }) : t('all.title')
  return (
    <>
      <PageHead title={title} />
      <AreaTrail title={title} />
      <PageHeading focusOnMount={arrival}>{title}</PageHeading>
      <BusyLine busy={snapshot.hasTag('busy')} />
      {snapshot.hasTag('failed') && (
        <InlineError
          message={`${t('failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'return.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      <AreaCards>
        {found ? <Shown actor={actor} found={found} /> : snapshot.hasTag('busy') && <BusyNote text={t('loading')} />}
      </AreaCards>
    </>
  )
}

function Shown({ actor, found }: ActorProps & { readonly found: Found }) {
  const { t } = useTranslation('returns')
  const href = useHref()
  const formatDate = useFormatDate()
  const formatMoment = useFormatMoment()
  const formatNumber = useFormatNumber()
  const statusOf = useReturnStatus()
  const times = (['received_at', 'checked_at', 'closed_at'] as const).flatMap((time) =>
    found[time] === null ? [] : [{ name: t(`time.${time}`), value: formatMoment(found[time]) }],
  )
  return (
    <>
      <AreaCard heading={t('one.details')} text={t(`one.kind.${found.kind}`)}>
        <DetailList
          details={[
            {
              name: t('orders:column.number'),
              value: (
                <TextLink href={href(adminOrderPath(found.order_id))}>
                  <span translate="no">{found.number}</span>
                </TextLink>
              ),
            },
            { name: t('list.state'), value: statusOf(found) },
            { name: t('list.asked'), value: formatMoment(found.asked_at) },
            ...times,
            ...(found.state === 'closed' ? [] : [{ name: t('all.refundBy'), value: formatDate(found.refund_by) }]),
            { name: t('orders:column.customer'), value: <Customer customer={found.customer} /> },
            {
              name: t('list.items'),
              value: (
                <>
                  {found.lines.map((line) => (
                    <p key={line.product_variant_id}>
                      {line.accepted === null
                        ? t('list.line', { number: formatNumber(line.quantity), name: lineName(line) })
                        : t('list.accepted', {
                            accepted: formatNumber(line.accepted),
                            number: formatNumber(line.quantity),
                            name: lineName(line),
                          })}
                    </p>
                  ))}
                </>
              ),
            },
            ...(found.note === '' ? [] : [{ name: t('list.note'), value: found.note }]),
          ]}
        />
        <p className="vb-table-note">{t('one.law')}</p>
      </AreaCard>
      <KeepFocus label={t('one.next')}>
        <Step actor={actor} found={found} />
      </KeepFocus>
    </>
  )
}

/** The next step, by how far the return is. */
function Step({ actor, found }: ActorProps & { readonly found: Found }) {
  const { t } = useTranslation('returns')
  const snapshot = useSelector(actor, (current) => current)
  const why = useRefusalText(snapshot.context.refusal)
  const refusal = snapshot.context.refusal && <InlineError message={`${t('refused')} ${why}`} />
  const isTransfer = snapshot.can({ type: 'refund.transferred' })
  if (snapshot.matches('stepping')) return <BusyNote text={t('sending')} />
  if (snapshot.matches({ shown: 'asked' }))
    return (
      <AreaCard heading={t('receive.title')} text={t('receive.text')}>
        {refusal}
        <div className="vb-form-actions">
          <Button variant="primary" onClick={() => actor.send({ type: 'return.receive' })}>
            {t('receive.button')}
          </Button>
        </div>
      </AreaCard>
    )
  if (snapshot.matches({ shown: 'received' })) return <CheckForm actor={actor} found={found} refusal={refusal} />
  if (snapshot.matches({ shown: 'refunding' })) return <RefundForm actor={actor} found={found} refusal={refusal} />
  if (snapshot.matches({ shown: 'confirming' })) return <ConfirmRefund actor={actor} found={found} />
  if (!isTransfer) return refusal
  return (
    <AreaCard
      heading={t('transfer.title')}
      text={t(found.refund?.state === 'failed' ? 'transfer.failed' : 'transfer.text')}
    >
      {refusal}
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'refund.transferred' })}>
          {t('transfer.button')}
        </Button>
      </div>
    </AreaCard>
  )
}
