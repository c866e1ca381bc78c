import type { TFunction } from 'i18next'

import { HeartButton } from '#components/action/HeartButton.tsx'
import { useApp } from '#hooks/app.tsx'
import { useHeartState } from '#areas/cart/hooks/heart-state.ts'
import type { Wished } from '#machines/cart/wishlist/wishlist.ts'

interface ProductHeartProps {
  readonly item: Wished
  readonly t: TFunction<'catalogue'>
  /** Shows its label, where there is room. */
  readonly long?: boolean
}

/** Puts a variant on the wishlist or takes it off. A visitor is asked to sign in (cart.visitor-signs-in-first). */
export function ProductHeart({ item, t, long = false }: ProductHeartProps) {
  const app = useApp()
  const state = useHeartState(item.product_variant_id)
  const isPressed = state === 'on' || state === 'notRemoved'
  const isFailed = state === 'notAdded' || state === 'notRemoved'
  return (
    <HeartButton
      name={
        isFailed
          ? t('add.state', { state: t('heart.failed'), name: item.name })
          : t('heart.addName', { name: item.name })
      }
      text={long ? t(isFailed ? 'heart.failed' : 'heart.add') : undefined}
      failed={isFailed}
      pressed={isPressed}
      onPress={() => {
        app.send(isPressed ? { type: 'wish.unmade', item } : { type: 'wish.made', wish: { kind: 'wishlist', ...item } })
      }}
    />
  )
}
