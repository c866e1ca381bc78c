import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { AddButton } from '#components/action/AddButton.tsx'
import { AddRow } from '#components/action/AddRow.tsx'
import { QuantityStepper } from '#components/action/QuantityStepper.tsx'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { digitsOf } from '#contract/digits.ts'
import { useAddState } from '#areas/cart/hooks/add-state.ts'
import { useApp } from '#hooks/app.tsx'
import { useProduct, useProductRef } from '#areas/catalogue/hooks/product.ts'
import type { Parts } from '#hooks/parts.tsx'

import { cartProduct } from './cart-product.ts'

/** Adds so many of the chosen variant. Of one that is out of stock it says that instead. */
export function AddToCart({ product: listed, variantId }: ComponentProps<NonNullable<Parts['AddToCart']>>) {
  const { t } = useTranslation('catalogue')
  const app = useApp()
  const actor = useProductRef()
  const quantity = useProduct(({ context }) => context.quantity)
  const state = useAddState(variantId)
  const product = cartProduct(
    listed,
    listed.variants.find(({ id }) => id === variantId),
  )
  if (!product) return null
  const isOut = product.stock === 0
  return (
    <AddRow
      quantity={
        <QuantityStepper
          label={t('add.quantity')}
          fewerLabel={t('add.fewer')}
          moreLabel={t('add.more')}
          quantity={quantity}
          min={1}
          max={Math.max(1, Math.min(product.stock ?? QUANTITY_MAX, QUANTITY_MAX))}
          disabled={isOut}
          digitsOf={digitsOf}
          onChange={(chosen) => actor.send({ type: 'quantity.choose', quantity: chosen })}
        />
      }
    >
      <AddButton
        words={{
          resting: isOut ? t('card.out') : t('add.toCart'),
          adding: t('add.adding'),
          added: t('add.added'),
          failed: t('add.failed'),
        }}
        state={state}
        disabled={isOut}
        onPress={() => app.send({ type: 'wish.made', wish: { kind: 'cart', product, quantity } })}
      />
    </AddRow>
  )
}
