import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { CartLayout } from '#components/kept/CartLayout.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { nextRow } from '#areas/catalogue/components/next-row.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'

import { CartFillings } from './CartFillings.tsx'
import { CartPopular } from './CartPopular.tsx'
import { CartSums } from './CartSums.tsx'
import { useShownCart } from './cart-lines.ts'
import type { CartRef } from './cart-lines.ts'
import { GivenUpNotes } from './GivenUpNotes.tsx'
import { Lines } from './Lines.tsx'
import { OfflineNote } from './OfflineNote.tsx'

/** The cart of a signed-in user, in each of its states. */
export function OwnCart({ actor }: { readonly actor: CartRef }) {
  const { t } = useTranslation('shopping')
  const cart = useShownCart(actor)
  const isKnown = useSelector(actor, ({ context }) => context.kept !== null)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const hasLines = cart.items.length > 0
  return (
    <>
      <OfflineNote actor={actor} />
      <GivenUpNotes actor={actor} />
      {isFailed && <FailedCart actor={actor} />}
      <CartFillings cart={cart} />
      <KeepFocus label={t('cart.title')} successor={nextRow}>
        {hasLines && <CartLayout lines={<Lines actor={actor} cart={cart} />} sums={<CartSums cart={cart} />} />}
        {!hasLines && isKnown && <EmptyCart />}
        {!hasLines && !isKnown && !isFailed && <LoadingCart />}
      </KeepFocus>
      {!hasLines && isKnown && <CartPopular />}
    </>
  )
}

function LoadingCart() {
  const { t } = useTranslation('shopping')
  return <BusyNote text={t('cart.loading')} />
}

function FailedCart({ actor }: { readonly actor: CartRef }) {
  const { t } = useTranslation('shopping')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <InlineError
      message={`${t('cart.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

function EmptyCart() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  return (
    <EmptyState
      heading={t('cart.emptyTitle')}
      text={t('cart.emptyText')}
      actions={
        <ButtonLink variant="primary" href={href('/products')}>
          {t('common:error.toProducts')}
        </ButtonLink>
      }
    />
  )
}
