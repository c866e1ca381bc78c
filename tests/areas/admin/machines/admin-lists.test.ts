import { expect, test } from 'vitest'

import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import {
  accountsOfKey,
  accountsQuery,
  isSameReview,
  readAccounts,
  readReview,
  reviewQuery,
} from '#machines/admin/lists.ts'
import { listQuery, readId, readKeyword, readPage } from '#machines/pages/list-query.ts'

const accounts = (query: Record<string, string>) => readAccounts({ language: 'de', query })
const review = (query: Record<string, string>) => readReview({ language: 'de', query })
const read = (query: string) => Object.fromEntries(new URLSearchParams(query))

test('an address of accounts names words, a type and a page', () => {
  expect(accounts({})).toEqual({ language: 'de', type: null, keyword: '', page: 1 })
  expect(accounts({ query: ' zoë ', type: '4', page: '2' })).toEqual({
    language: 'de',
    type: 4,
    keyword: 'zoë',
    page: 2,
  })
})

test.each(['', '0', '5', '04', 'client', '1,4'])('the type %j means nothing', (type) => {
  expect(accounts({ type }).type).toBeNull()
})

test('accounts are found again by the address that was made of them', () => {
  const wanted = { type: 2, keyword: 'Zoë & Co', page: 3 } as const
  expect(accounts(read(accountsQuery(wanted)))).toEqual({ language: 'de', ...wanted })
  expect(accountsQuery({ type: null, keyword: '', page: 1 })).toBe('')
  expect(accountsOfKey(JSON.stringify({ language: 'de', query: { type: '1' } })).type).toBe(1)
})

test('a list of practitioners has those who wait, unless words or a status ask for others', () => {
  expect(review({})).toEqual({ language: 'de', status: 'pending', keyword: '', page: 1 })
  expect(review({ status: 'maybe' }).status).toBe('pending')
  expect(review({ status: 'approved' }).status).toBe('approved')
  expect(review({ status: 'all' }).status).toBeNull()
  expect(review({ query: 'zoë' }).status).toBeNull()
  expect(review({ query: 'zoë', status: 'pending' }).status).toBe('pending')
  expect(review({ query: '  ' }).status).toBe('pending')
})

test.each([
  { status: 'pending', keyword: '', page: 1 },
  { status: 'refused', keyword: 'zoë', page: 2 },
  { status: null, keyword: '', page: 1 },
  { status: null, keyword: 'zoë', page: 4 },
] as const)('practitioners are found again by the address that was made of them: %j', (wanted) => {
  expect(review(read(reviewQuery(wanted)))).toEqual({ language: 'de', ...wanted })
})

test('two lists of practitioners are the same where language, words, status and page are', () => {
  const one = review({ query: 'zoë' })
  expect(isSameReview(one, { ...one })).toBe(true)
  expect(isSameReview(one, null)).toBe(false)
  for (const other of [{ language: 'en' }, { keyword: 'zo' }, { status: 'pending' }, { page: 2 }] as const)
    expect(isSameReview(one, { ...one, ...other })).toBe(false)
})

test('an address says no more than it must', () => {
  expect(listQuery({ query: '', status: null, client: undefined, page: 1 })).toBe('')
  expect(listQuery({ query: 'a b', client: 7, page: 2 })).toBe('?query=a+b&client=7&page=2')
})

test.each(['', '0', '-1', '1.5', '01', '1e3', ' 2', 'two', '1234567890'])('%j is no id', (text) => {
  expect(readId(text)).toBeNull()
})

test('pages end at 100000, and words where the server would refuse them', () => {
  expect([readPage({ page: '100000' }), readPage({ page: '100001' }), readPage({})]).toEqual([100_000, 1, 1])
  expect(readKeyword({ query: ` ${'a'.repeat(SEARCH_MAX_LENGTH + 5)}` })).toBe('a'.repeat(SEARCH_MAX_LENGTH))
})
