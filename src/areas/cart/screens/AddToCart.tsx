import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { AddButton } from '#components/action/AddButton.tsx'
import { AddRow } from '#components/action/AddRow.tsx'
import { QuantityStepper } from '#components/action/QuantityStepper.tsx'
import { useAddState } from '#areas/cart/hooks/add-state.ts'
import { useApp } from '#hooks/app.tsx'
import { useProduct } from '#areas/catalogue/hooks/product.ts'
import type { Parts } from '#hooks/parts.tsx'
import { useQuantityWriting } from '#hooks/quantity.ts'
import type { ProductQuantityRef } from '#machines/catalogue/product/product-quantity.machine.ts'
import { mostOf } from '#machines/catalogue/product/product.ts'

import { cartProduct } from './cart-product.ts'

/** Adds the given quantity of the selected variant, or says that it is out of stock. */
export function AddToCart({ product: listed, variantId }: ComponentProps<NonNullable<Parts['AddToCart']>>) {
  const { t } = useTranslation('catalogue')
  const app = useApp()
  const quantity = useProduct(({ context }) => context.quantity)
  const most = useProduct(({ context }) => mostOf(context))
  const writing = useQuantityWriting(
    useProduct(({ children }) => children['productQuantity'] as ProductQuantityRef | undefined),
    { of: variantId, field: String(variantId), quantity },
  )
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
          writing={writing}
          min={1}
          max={most}
          disabled={isOut}
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
