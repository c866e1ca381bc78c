import { describe, expect, test } from 'vitest'

import type { Misfit } from '#areas/protocols/contract/protocols.ts'
import { addressesIn, isAddressed, isEmail, soleAddress } from '#machines/protocols/share/addresses.ts'
import { choiceBelow, choicesUpTo, choiceWithin, earnedAt } from '#machines/clients/rates.ts'
import {
  isInvalid,
  misfitsIn,
  misfitsOf,
  needsDiscount,
  offersOf,
  rateAmong,
  recipientOf,
  uncheckedIn,
  unlinkedIn,
  withAddresses,
  withoutRecipient,
  withRecipient,
} from '#machines/protocols/share/share.ts'

import { line } from '../models/protocol-samples.ts'
import { ivy, mara, noah, olga, ulla } from '../models/share-form-steps.ts'

const priced = (variantId: number, price: number, quantity = 1) =>
  line(variantId, {
    variants: [{ id: variantId, price, unit_of_measure: null, net_contents: '60', stock: 5 }],
    item_count: quantity,
  })
const stranger = {
  email: 'new@c.de',
  clientId: null,
  firstName: 'Nia',
  lastName: 'Ray',
  isOthers: false,
  isLinked: false,
  reason: null,
}

describe('what a discount comes to', () => {
  test('is what the client pays and what the practitioner earns, for each choice (share.discount-choices, share.discount-shows-both-sides)', () => {
    expect(offersOf([priced(1, 20, 2), priced(2, 10)], 20)).toEqual([
      { rate: 0, pays: 50, earns: 10 },
      { rate: 5, pays: 47.5, earns: 7.13 },
      { rate: 10, pays: 45, earns: 4.5 },
      { rate: 15, pays: 42.5, earns: 2.13 },
      { rate: 20, pays: 40, earns: 0 },
    ])
  })

  test('is in whole cents, where half a cent of each line is rounded up', () => {
    const one = offersOf([priced(1, 0.1)], 15)
    expect(one[1]).toEqual({ rate: 5, pays: 0.09, earns: 0.01 })
    const three = offersOf([priced(1, 0.1), priced(2, 0.1), priced(3, 0.1)], 15)
    expect(three[1]).toEqual({ rate: 5, pays: 0.27, earns: 0.03 })
    expect(offersOf([priced(1, 0.1), priced(2, 0.2)], 0)).toEqual([{ rate: 0, pays: 0.3, earns: 0 }])
    expect(offersOf([priced(1, 1.15, 3)], 0)[0]?.pays).toBe(3.45)
  })

  test('is never offered above the base rate, at which the practitioner earns nothing (commission.rates-are-bounded)', () => {
    expect(offersOf([priced(1, 100)], 10).map(({ rate, earns }) => [rate, earns])).toEqual([
      [0, 10],
      [5, 4.75],
      [10, 0],
    ])
    expect([0, 4, 12, 20, 100].map((base) => choicesUpTo(base).at(-1))).toEqual([0, 0, 10, 20, 20])
    expect([0, 15, 20].map((rate) => earnedAt(rate, 15))).toEqual([15, 0, 0])
  })

  test('is the highest of the choices that are not above a rate that is none', () => {
    expect([0, 4, 5, 12, 25].map(choiceBelow)).toEqual([0, 0, 5, 10, 20])
  })

  test('is nothing without lines, and for lines without a price', () => {
    const nothing = [0, 5, 10, 15, 20].map((rate) => ({ rate, pays: 0, earns: 0 }))
    expect(offersOf([], 20)).toEqual(nothing)
    expect(offersOf([line(1, { variants: [] })], 20)).toEqual(nothing)
  })
})

describe('addresses', () => {
  test.each([
    ['mara@b.de', true],
    [' mara@b.de ', true],
    ['', false],
    ['mara', false],
    ['mara@b', false],
    ['a@b.de c@d.de', false],
  ])('%j is one: %j', (text, is) => expect(isEmail(text)).toBe(is))

  test('are told apart by blanks, commas and semicolons', () => {
    expect(addressesIn(' a@b.de, c@d.de;e@f.de\n\tg@h.de ;, ')).toEqual(['a@b.de', 'c@d.de', 'e@f.de', 'g@h.de'])
    expect(addressesIn(' \n ')).toEqual([])
  })

  test.each([
    ['Mara Vos <mara@b.de>', ['mara@b.de']],
    ['a@b.test;', ['a@b.test']],
    ['"Vos, Mara" <mara@b.de>, Bo <bo@c.de>; x@d.de', ['mara@b.de', 'bo@c.de', 'x@d.de']],
    ["'mara@b.de' <mara@b.de>", ['mara@b.de', 'mara@b.de']],
    ['"mara@b.de"', ['mara@b.de']],
    [`ma${String.fromCodePoint(0xad)}ra@b.de${String.fromCodePoint(0x200b)}`, ['mara@b.de']],
    ['info@müller.test Müller', ['info@xn--mller-kva.test', 'Müller']],
    ['Mara <none>', ['Mara', 'none']],
  ])('are read out of %j as mail programs copy them (forms.email-as-pasted, forms.international-email)', (text, all) =>
    expect(addressesIn(text)).toEqual(all),
  )

  test.each([
    ['a@b.de c@d.de', true, null],
    ['a@b.de, no address', true, null],
    ['Mara Berg', false, null],
    ['a@b, c@d', false, null],
    ['a@b.de', true, 'a@b.de'],
    ['a@b.de ;', true, 'a@b.de'],
    ['Mara Berg <a@müller.test>', true, 'a@xn--mller-kva.test'],
  ])('%j holds any: %j, and is the one %j', (text, is, sole) =>
    expect([isAddressed(text), soleAddress(text)]).toEqual([is, sole]),
  )
})

describe('recipients', () => {
  test('are taken from a list once each, clients as clients (share.no-recipient-twice)', () => {
    const text = 'New@c.de NOAH@b.de new@c.de x MARA@B.DE'
    expect(withAddresses([recipientOf(mara)], text, [noah, mara])).toEqual([
      recipientOf(mara),
      { ...stranger, email: 'New@c.de', firstName: '', lastName: '' },
      recipientOf(noah),
      { ...stranger, email: 'x', firstName: '', lastName: '' },
    ])
  })

  test('are there once, in their place, whatever they are called (share.no-recipient-twice)', () => {
    const all = [stranger, recipientOf(mara)]
    const renamed = { ...stranger, email: 'NEW@c.de', firstName: 'Ida' }
    expect(withRecipient(all, renamed)).toEqual([renamed, recipientOf(mara)])
    expect(withRecipient(all, recipientOf(olga))).toEqual([...all, recipientOf(olga)])
    expect(withoutRecipient(all, ' MARA@b.de')).toEqual([stranger])
  })

  test.each([
    ['somebody new with both names', stranger, false],
    ['somebody new without a first name', { ...stranger, firstName: ' ' }, true],
    ['somebody new without a last name', { ...stranger, lastName: '' }, true],
    ['an address that is none', { ...stranger, email: 'x' }, true],
    ['a client', recipientOf(mara), false],
    ['a client without names', { ...recipientOf(mara), firstName: '', lastName: '' }, false],
  ])('%s: cannot be sent anything is %j', (_, recipient, is) => expect(isInvalid(recipient)).toBe(is))
})

test("a client's own rate is preselected where it is a choice, 0 too (share.discount-starts-unchosen)", () => {
  const choices = [0, 5, 10, 15, 20, 12, 25, null].map((rate) => choiceWithin(rate, 100))
  expect(choices).toEqual([0, 5, 10, 15, 20, null, null, null])
  const all = [stranger, recipientOf(noah), recipientOf(olga), recipientOf(mara)]
  expect(rateAmong([mara, noah, olga], all, 20)).toBe(20)
  expect(rateAmong([mara, noah], [stranger, recipientOf(noah), recipientOf(olga)], 20)).toBe(null)
  expect(rateAmong([{ ...mara, discount_rate: 0 }, olga], [recipientOf(mara), recipientOf(olga)], 20)).toBe(0)
})

test('a rate above the base rate counts as the base rate (commission.rates-are-bounded)', () => {
  expect([0, 5, 10, 15, 20, null].map((rate) => choiceWithin(rate, 10))).toEqual([0, 5, 10, 10, 10, null])
  expect([5, 15].map((rate) => choiceWithin(rate, 12))).toEqual([5, null])
  expect(rateAmong([olga], [recipientOf(olga)], 15)).toBe(15)
})

test('a discount is needed unless all have another practitioner (share.discount-of-their-own-practitioner)', () => {
  expect([recipientOf(ulla).isOthers, recipientOf(mara).isOthers]).toEqual([true, false])
  expect(needsDiscount([recipientOf(ulla)])).toBe(false)
  expect(needsDiscount([recipientOf(ulla), stranger])).toBe(true)
})

test('what does not suit is marked while its line is in the protocol (share.fit-check)', () => {
  const misfits: Misfit[] = [1, 2].map((product_variant_id) => ({ product_variant_id, lacks: [], swaps: [] }))
  expect(misfitsIn(misfits, [line(2), line(3)])).toEqual([misfits[1]])
  expect(misfitsIn(misfits, [])).toEqual([])
  const [maras, noahs] = [recipientOf(mara), recipientOf(noah)]
  const fit = { recipients: [stranger, maras, noahs], misfits: { [maras.clientId ?? 0]: misfits } }
  expect(misfitsOf(fit, [line(2)])).toEqual([{ recipient: maras, misfit: misfits[1] }])
})

test('what suits whoever was invited or is new is not known until they agree (share.unlinked-is-asked)', () => {
  expect([recipientOf(ivy).isLinked, recipientOf(mara).isLinked]).toEqual([false, true])
  expect(unlinkedIn({ recipients: [stranger, recipientOf(mara), recipientOf(ivy)] })).toEqual([
    stranger,
    recipientOf(ivy),
  ])
})

test('a recipient whose fit could not be checked is named, one who is no client is not (share.fit-check)', () => {
  const [maras, noahs] = [recipientOf(mara), recipientOf(noah)]
  const fit = { recipients: [stranger, maras, noahs], misfits: { [maras.clientId ?? 0]: null } }
  expect(uncheckedIn(fit)).toEqual([maras])
})
