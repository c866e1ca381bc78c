import { useMemo } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { KeptList } from '#components/kept/KeptList.tsx'
import { nextRow } from '#areas/catalogue/components/next-row.ts'
import type { LateActorRef } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { shownWishes, wholeItems } from '#machines/cart/wishlist/wishlist.ts'

import { WishlistLine } from './WishlistLine.tsx'

/** The wishlist of a signed-in user, in each of its states. */
export function OwnWishlist({ actor }: { readonly actor: LateActorRef<'wishlist'> }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const kept = useSelector(actor, ({ context }) => context.kept)
  const queue = useSelector(actor, ({ context }) => context.queue)
  const items = useMemo(() => kept && wholeItems(shownWishes({ kept, queue })), [kept, queue])
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const canMoveAny = useSelector(actor, (snapshot) => snapshot.can({ type: 'wishlist.moveAll' }))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <KeepFocus label={t('wishlist.title')} successor={nextRow}>
      {isFailed && (
        <InlineError
          message={`${t('wishlist.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {items === null && !isFailed && <BusyNote text={t('wishlist.loading')} />}
      {items?.length === 0 && (
        <EmptyState
          heading={t('wishlist.emptyTitle')}
          text={t('wishlist.emptyText')}
          actions={
            <ButtonLink variant="primary" href={href('/products')}>
              {t('common:error.toProducts')}
            </ButtonLink>
          }
        />
      )}
      {items && items.length > 0 && (
        <KeptList
          label={t('wishlist.list')}
          action={
            <Button variant="primary" disabled={!canMoveAny} onClick={() => actor.send({ type: 'wishlist.moveAll' })}>
              {t('wishlist.allToCart')}
            </Button>
          }
        >
          {items.map((item) => (
            <WishlistLine key={item.product_variant_id} actor={actor} item={item} />
          ))}
        </KeptList>
      )}
    </KeepFocus>
  )
}
