import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import { shortLines } from '#machines/orders/checkout/checkout.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'
import type { PlaceOrderRef } from '#machines/orders/checkout/place-order.machine.ts'

import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Changed } from './Changed.tsx'
import { StepsBefore } from './CheckoutSteps.tsx'
import { FillIn } from './FillIn.tsx'
import { Review } from './Review.tsx'

/** From the cart to a placed order. Shows a waiting page until its texts have loaded. */
export function CheckoutScreen() {
  const hasTexts = useHasTexts('shopping')
  const hasFields = useHasTexts('account')
  const hasSums = useHasTexts('orders')
  const hasContents = useHasTexts('catalogue')
  return hasTexts && hasFields && hasSums && hasContents ? <CheckoutPage /> : <WaitingPage />
}

function CheckoutPage() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  return (
    <>
      <PageHead title={t('checkout.title')} />
      <div className="vb-checkout-head">
        <TextLink href={href('/cart')}>{t('checkout.back')}</TextLink>
        <StepsBefore />
      </div>
      <PageHeading focusOnMount={useFocusOnArrival()}>{t('checkout.title')}</PageHeading>
      <KeepFocus label={t('checkout.title')} inSight>
        <WithLateActor name="checkout">{(actor) => <Checkout actor={actor} />}</WithLateActor>
      </KeepFocus>
    </>
  )
}

const callOf = (actor: CheckoutRef) => actor.getSnapshot().children['placeOrder'] as PlaceOrderRef | undefined

function Checkout({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.matches('unanswered')) return <Unanswered actor={actor} />
  if (snapshot.matches('unsure')) return <Unsure actor={actor} />
  if (snapshot.matches('placing') || snapshot.matches('placed')) return <BusyNote text={t('checkout.placing')} />
  if (snapshot.matches('ordered')) return <Ordered actor={actor} />
  if (snapshot.matches('empty')) return <Empty actor={actor} />
  if (snapshot.matches('stuck')) return <Stuck actor={actor} />
  if (snapshot.matches('failed')) return <Failed actor={actor} />
  if (snapshot.matches({ open: 'filling' })) return <FillIn actor={actor} />
  if (snapshot.matches({ open: 'checkingVat' })) return <BusyNote text={t('checkout.checkingVat')} />
  if (snapshot.matches({ open: 'reviewing' })) return <Review actor={actor} />
  if (snapshot.matches('changed')) return <Changed actor={actor} />
  return <BusyNote text={t(snapshot.matches('rechecking') ? 'checkout.rechecking' : 'checkout.loading')} />
}

function Unanswered({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  return (
    <InlineError
      message={t('checkout.unanswered')}
      action={<Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('checkout.askAgain')}</Button>}
    />
  )
}

/** Waits for a press: the user may have signed in for something else. */
function Unsure({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  return (
    <InlineError
      message={t('checkout.unsure')}
      action={
        <>
          <Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('checkout.askAgain')}</Button>
          <Button onClick={() => callOf(actor)?.send({ type: 'call.drop' })}>{t('checkout.drop')}</Button>
        </>
      }
    />
  )
}

function Ordered({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const recent = useSelector(actor, ({ context }) => context.basis?.recent ?? null)
  if (recent === null) return null
  return (
    <EmptyState
      heading={t('checkout.orderedTitle', { number: recent.number })}
      text={t('checkout.orderedText')}
      actions={
        <ButtonLink variant="primary" href={href(`/checkout/complete/${recent.order_id}`)}>
          {t('checkout.toOrder')}
        </ButtonLink>
      }
    />
  )
}

function ToCart() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  return (
    <ButtonLink variant="primary" href={href('/cart')}>
      {t('mini.toCart')}
    </ButtonLink>
  )
}

function Empty({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useRefusalText(refusal)
  return (
    <>
      {refusal && <InlineError message={`${t('checkout.notPlaced')} ${reason}`} />}
      <EmptyState heading={t('cart.emptyTitle')} text={t('checkout.emptyText')} actions={<ToCart />} />
    </>
  )
}

function Stuck({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const basis = useSelector(actor, ({ context }) => context.basis)
  const names = basis ? shortLines(basis.cart).map(({ name }) => name) : []
  return (
    <EmptyState
      heading={t('checkout.stuckTitle')}
      text={t('checkout.stuckText', { names: names.join(', ') })}
      actions={<ToCart />}
    />
  )
}

function Failed({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <InlineError
      message={`${t('checkout.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'page.retry' })}>{t('common:retry')}</Button>}
    />
  )
}
