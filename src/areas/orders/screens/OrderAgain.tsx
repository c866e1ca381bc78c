import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { OrderedAgain } from '#areas/orders/contract/orders.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref, useLanguage } from '#hooks/language.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import type { OrderAgainRef } from '#machines/orders/order-again.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

interface OrderAgainProps {
  readonly actor: OrderAgainRef
  readonly orderId: number
}

/** Puts an earlier order into the cart (checkout.order-again-fills-the-cart). */
export function OrderAgainButton({ actor, orderId }: OrderAgainProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  // A press would repeat that order, not this one.
  const isOtherUnanswered = useSelector(
    actor,
    (snapshot) => snapshot.matches('unanswered') && snapshot.context.intent?.orderId !== orderId,
  )
  if (isOtherUnanswered) return null
  return (
    <Button
      variant="primary"
      busy={isBusy}
      onClick={() => actor.send({ type: 'call.want', intent: { orderId }, language })}
    >
      {t('again.button')}
    </Button>
  )
}

/** The outcome of ordering again. */
export function OrderAgainNews({ actor, orderId }: OrderAgainProps) {
  const { t } = useTranslation('orders')
  const isOfThis = useSelector(actor, ({ context }) => context.intent?.orderId === orderId)
  const answer = useSelector(actor, ({ context }) => context.answer)
  const isUnanswered = useSelector(actor, (snapshot) => snapshot.matches('unanswered'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'))
  const isUnsure = useSelector(actor, (snapshot) => snapshot.matches('unsure'))
  const reason = useRefusalText(useSelector(actor, ({ context }) => context.problem))
  if (isUnanswered)
    return (
      <InlineError
        message={t('again.unanswered')}
        action={<Button onClick={() => actor.send({ type: 'call.retry' })}>{t('again.ask')}</Button>}
      />
    )
  if (!isOfThis) return null
  if (isUnsure)
    return (
      <InlineError
        message={t('again.unsure')}
        action={
          <>
            <Button onClick={() => actor.send({ type: 'call.retry' })}>{t('again.ask')}</Button>
            <Button onClick={() => actor.send({ type: 'call.drop' })}>{t('again.drop')}</Button>
          </>
        }
      />
    )
  if (isRefused) return <InlineError message={`${t('again.failed')} ${reason}`} />
  return answer && <Outcome answer={answer} />
}

function Outcome({ answer: { added, left_out: leftOut } }: { readonly answer: OrderedAgain }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatNumber = useFormatNumber()
  return (
    <div role="status">
      <AreaCard
        heading={added === 0 ? t('again.nothing') : t('again.added', { count: added, number: formatNumber(added) })}
      >
        {leftOut.length > 0 && (
          <ul className="vb-area-list">
            {leftOut.map(({ product_variant_id: id, name, reason, quantity }) => (
              <li key={id}>{t(`again.reason.${reason}`, { name, number: formatNumber(quantity) })}</li>
            ))}
          </ul>
        )}
        {added > 0 && (
          <div>
            <ButtonLink href={href(PAGES.cart.path)}>{t('again.toCart')}</ButtonLink>
          </div>
        )}
      </AreaCard>
    </div>
  )
}
