import { expect, it } from 'vitest'

import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { allowed } from '#machines/cart/changes.ts'
import { shortLines } from '#machines/orders/checkout/checkout.ts'
import { inStock, setProduct, noProduct, renewProduct } from '#machines/catalogue/product/product.ts'
import { cartProductOfWish, stockOf } from '#machines/cart/wishlist/wishlist.ts'
import { orderable } from '#areas/cart/screens/cart-lines.ts'

import { cartOf, cartProduct, line } from '../models/cart-samples.ts'
import { product as card } from '#tests/models/samples.ts'
import { wishlistItem } from '../models/wishlist-samples.ts'

const zinc = { ...cartProduct(1, 'Zinc', 0), stock: null }

it('bounds a line of the cart by the most of one line alone (catalogue.uncounted-stock)', () => {
  const add = (quantity: number) => allowed(cartOf(line(zinc, 1)), { kind: 'add', product: zinc, quantity }).quantity
  expect(add(50)).toBe(50)
  expect(add(QUANTITY_MAX)).toBe(QUANTITY_MAX - 1)
})

it('lets such a line be ordered whole', () => {
  const cart = cartOf(line(zinc, 120))
  expect(shortLines(cart)).toEqual([])
  expect(orderable(cart)).toEqual(cart)
})

it('lets any quantity up to the most of one line be chosen on the product page, and keeps it', () => {
  const [variant] = card(1).variants
  const product = { ...card(1), variants: [{ ...variant, stock: null }] } as Product
  const context = { ...noProduct(), ...setProduct(product) }
  expect([1, QUANTITY_MAX, QUANTITY_MAX + 1].map((quantity) => inStock(context, quantity))).toEqual([
    1,
    QUANTITY_MAX,
    QUANTITY_MAX,
  ])
  expect(renewProduct({ ...context, quantity: 120 }, product).quantity).toBe(120)
})

it('is wished for as something to be had', () => {
  const item = wishlistItem(1)
  const wished = {
    ...item,
    variants: item.variants.map((variant) => ({ ...variant, stock: null })),
  }
  expect(stockOf(wished)).toBeNull()
  expect(cartProductOfWish(wished)).toMatchObject({ stock: null })
})
