import { AddButton } from '#components/action/AddButton.tsx'
import { useAddState } from '#areas/cart/hooks/add-state.ts'
import { useApp } from '#hooks/app.tsx'
import type { CartProduct } from '#machines/cart/cart.ts'

import type { CardWords } from '#areas/catalogue/screens/card-words.ts'

/** Adds one of a card's variant. What comes of it is said here alone: no other card is drawn again. */
export function CardAdd({
  product,
  name,
  t,
}: {
  readonly product: CartProduct
  readonly name: string
  readonly t: CardWords['t']
}) {
  const app = useApp()
  const state = useAddState(product.product_variant_id)
  return (
    <AddButton
      words={{ resting: t('add.short') }}
      name={state === 'resting' ? t('add.name', { name }) : t('add.state', { state: t(`add.${state}`), name })}
      state={state}
      disabled={product.stock === 0}
      onPress={() => app.send({ type: 'wish.made', wish: { kind: 'cart', product, quantity: 1 } })}
    />
  )
}
