import type { ComponentProps } from 'react'

import { AddButton } from '#components/action/AddButton.tsx'
import { useAddState } from '#areas/cart/hooks/add-state.ts'
import { useApp } from '#hooks/app.tsx'
import type { Parts } from '#hooks/parts.tsx'

import { cartProduct } from './cart-product.ts'

/** Adds one piece of a card's variant. Only this component shows the outcome, so no other card re-renders. */
export function CardAdd({ product: listed, name, t }: ComponentProps<Parts['CardAdd']>) {
  const product = cartProduct(listed, listed.variants[0])
  const app = useApp()
  const state = useAddState(product?.product_variant_id ?? 0)
  if (!product) return null
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
