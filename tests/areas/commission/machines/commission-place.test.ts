import { expect, test } from 'vitest'

import {
  commissionOfKey,
  commissionQuery,
  isFiltered,
  payoutIdIn,
  readCommission,
  stateOf,
  statementPath,
  takenBackIn,
} from '#machines/commission/commission-place.ts'
import { RANGES, rangesOf } from '#machines/commission/ranges.ts'
import { dueOf, payoutQuery, payoutWanted, readPayout, withPayout } from '#machines/commission/payout/payout.ts'

import { adminPayout, commissionLine, basis, payable } from '../models/commission-samples.ts'

const none = { from: null, to: null, client: null, protocol: null, state: null }
const all = { language: 'en', ...none, page: 1 }

test.each([
  [{}, all],
  [
    { from: '2026-01-01', to: '2026-03-31', client: '3', protocol: '5', state: 'paid', page: '2' },
    { ...all, from: '2026-01-01', to: '2026-03-31', client: 3, protocol: 5, state: 'paid', page: 2 },
  ],
  [
    { from: '2026-03-31', to: '2026-01-01' },
    { ...all, from: '2026-01-01', to: '2026-03-31' },
  ],
  [{ from: '2026-03-31' }, { ...all, from: '2026-03-31' }],
  [{ from: '2026-02-31', to: 'today', client: 'ada', protocol: '-1', state: 'cancelled', page: '0' }, all],
  [{ from: '', to: '', client: '' }, all],
])('the address %o names a part of the report (commission.from-and-to)', (query, wanted) => {
  expect(readCommission({ language: 'en', query })).toEqual(wanted)
  expect(commissionOfKey(JSON.stringify({ language: 'en', query }))).toEqual(wanted)
})

test('the part that an address names has that address, as short as it can be (commission.from-and-to)', () => {
  expect(commissionQuery({ from: '2026-01-01', to: null, client: 3, page: 2 })).toBe('?from=2026-01-01&client=3&page=2')
  expect(commissionQuery({ protocol: 5, state: 'pending' })).toBe('?protocol=5&state=pending')
  expect(commissionQuery({ ...none, page: 1 })).toBe('')
})

test('days, client, protocol and state are a filter, the page is none', () => {
  const parts = [
    { from: '2026-01-01' },
    { to: '2026-01-01' },
    { client: 3 },
    { protocol: 5 },
    { state: 'paid' },
  ] as const
  expect(parts.map((part) => isFiltered({ ...none, ...part }))).toEqual(parts.map(() => true))
  expect(isFiltered(none)).toBe(false)
})

test.each([
  ['2026-11-29', ['2026-11-01', '2026-11-30'], ['2026-10-01', '2026-10-31'], ['2026-10-01', '2026-12-31']],
  ['2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-03-31']],
  ['2026-01-31', ['2026-01-01', '2026-01-31'], ['2025-12-01', '2025-12-31'], ['2026-01-01', '2026-03-31']],
])('one press on %s shows whole months, a quarter and a year (commission.from-and-to)', (today, ...expected) => {
  const year = today.slice(0, 4)
  expect(rangesOf(today).map(({ from, to }) => [from, to])).toEqual([...expected, [`${year}-01-01`, `${year}-12-31`]])
  expect(rangesOf(today).map(({ id }) => id)).toEqual(RANGES)
})

test('a line of an order that was cancelled unpaid is no longer pending; a paid one is what it was', () => {
  const cancelled_at = '2026-11-04T08:00:00Z'
  expect(stateOf(commissionLine(1, { state: 'pending' }))).toBe('pending')
  expect(stateOf(commissionLine(1, { state: 'pending', cancelled_at }))).toBe('cancelled')
  expect(stateOf(commissionLine(1, { state: 'paid', cancelled_at }))).toBe('paid')
})

test('a line takes back for a cancel or a refund (commission.ledger-of-entries)', () => {
  const cancelled_at = '2026-11-04T08:00:00Z'
  expect(takenBackIn(commissionLine(1, { cancelled_at }))).toBe(null)
  expect(takenBackIn(commissionLine(1, { kind: 'reversal', cancelled_at }))).toBe('reversal')
  expect(takenBackIn(commissionLine(1, { kind: 'reversal' }))).toBe('refunded')
})

test('a statement has the address of its payout (commission.statement-for-each-payout)', () => {
  const at = (path: string) => payoutIdIn({ language: 'en', path, query: {} })
  expect(at(statementPath(9))).toBe(9)
  expect([at(statementPath(0)), at('/account/practitioner/commission')]).toEqual([null, null])
})

test.each([
  [{}, null, 1],
  [{ practitioner: '3', currency: 'GBP' }, { practitioner: 3, former: null, currency: 'GBP' }, 1],
  [{ former: '4', currency: 'EUR' }, { practitioner: null, former: 4, currency: 'EUR' }, 1],
  [{ practitioner: '3', currency: 'USD', page: '2' }, null, 2],
  [{ practitioner: 'ada', currency: 'EUR', page: 'x' }, null, 1],
])('the address %o names whose commission is paid (admin.marks-commission-paid)', (query, chosen, page) => {
  expect(readPayout({ language: 'en', query })).toEqual({ language: 'en', chosen, page })
})

const due = payable(3)
const inPounds = payable(3, { currency: 'GBP', total: 5 })
const other = payable(4)

test('of what is due the practitioner and the currency count (admin.marks-commission-paid)', () => {
  const lists = basis(other, inPounds, due)
  expect(dueOf(lists, { practitioner: 3, former: null, currency: 'EUR' })).toBe(due)
  expect(dueOf(lists, { practitioner: 4, former: null, currency: 'GBP' })).toBeUndefined()
  expect(dueOf(lists, null)).toBeUndefined()
  expect(payoutQuery(inPounds)).toBe('?practitioner=3&currency=GBP')
  expect(payoutWanted(due, { paid_on: '2026-11-25', note: 'x' })).toEqual({
    practitioner_id: 3,
    currency: 'EUR',
    paid_on: '2026-11-25',
    note: 'x',
    total: 84.3,
  })
})

test('a payout moves from what is due to what is done, and is there once', () => {
  const made = adminPayout(9, due)
  const after = withPayout({ ...basis(due, inPounds, other), payableTotal: 120 }, made)
  expect(after).toMatchObject({ payable: [inPounds, other], payableTotal: 119, payouts: [made] })
  expect(withPayout(after, made)).toEqual(after)
  const elsewhere = { ...basis(due), currentPage: 2 }
  expect(withPayout(elsewhere, made).payouts).toEqual([])
  const nobodys = { ...made, practitioner: null }
  expect(withPayout(basis(due), nobodys)).toMatchObject({ payable: [due], payouts: [nobodys] })
})
