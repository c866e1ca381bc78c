import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { address, unbilled } from '../models/checkout-samples.ts'

import { enter, isAt, kept, open, openTab, type Shop, stopAll } from './support/checkout-shop.ts'

beforeEach(openTab)
afterEach(stopAll)

describe('what was typed (forms.keeps-what-was-typed)', () => {
  const values = (shop: Shop) => shop.form.getSnapshot().context.values
  async function opened(options?: Parameters<typeof open>[0]) {
    const shop = open(options)
    enter(shop)
    await isAt(shop, 'open')
    shop.checkout.send({ type: 'order.change' })
    await isAt(shop, 'filling')
    return shop
  }
  async function typed() {
    const shop = await opened()
    shop.form.send({ type: 'field.change', field: 'address.street', value: 'Elm Lane 2' })
    shop.form.send({ type: 'field.change', field: 'address.city', value: '' })
    shop.form.send({ type: 'field.change', field: 'delivery_method', value: 'express' })
    shop.form.send({ type: 'field.change', field: 'payment_method', value: 'credit_card' })
    return shop
  }
  const left = {
    address: { ...address, street: 'Elm Lane 2', city: '' },
    ...unbilled,
    delivery_method: 'express',
    payment_method: 'credit_card',
  }

  test('stands in the form again once its user is back after the session ended', async () => {
    await typed()
    stopAll()
    expect(values(await opened())).toEqual(left)
  })

  test('is never seen by another user of the tab, and outlives theirs', async () => {
    await typed()
    stopAll()
    const other = await opened({ userId: 8 })
    expect(values(other)).toEqual({
      address,
      ...unbilled,
      delivery_method: 'standard',
      payment_method: 'invoice',
    })
    other.form.send({ type: 'field.change', field: 'address.street', value: 'Oak Row 5' })
    stopAll()
    expect(values(await opened())).toEqual(left)
  })

  test('is gone once it is ordered', async () => {
    const shop = await typed()
    shop.form.send({ type: 'field.change', field: 'address.city', value: 'Berlin' })
    shop.form.send({ type: 'form.submit', language: 'de' })
    await isAt(shop, 'reviewing')
    const drafts = () => [...kept.keys()].filter((name) => name.includes('draft'))
    expect(drafts()).toHaveLength(1)
    shop.checkout.send({ type: 'order.place' })
    await isAt(shop, 'placed')
    expect(drafts()).toEqual([])
  })

  test('is kept by nobody where nothing was typed, and read as nothing where another build kept it', async () => {
    await opened()
    expect(kept.size).toBe(0)
    stopAll()
    await typed()
    for (const name of kept.keys()) kept.set(name, '{"address":{"street":7}}')
    stopAll()
    expect(values(await opened())).toEqual({
      address,
      ...unbilled,
      delivery_method: 'standard',
      payment_method: 'invoice',
    })
  })
})
