import { expect, it } from 'vitest'

import { askedAgainFrom, clientIdIn, isInvited, isNotApproved, outstandingOf } from '#machines/clients/clients.ts'

import { client } from '../models/clients-samples.ts'

it('a client is to be followed up until all that was shared is opened and something is ordered', () => {
  const opened = { unopened_protocols: 0, last_opened_at: '2026-01-02T10:00:00.000Z' }
  const ordered = { last_ordered_at: '2026-01-03T10:00:00.000Z' }
  expect(outstandingOf(client(7, { shared_protocols: 0, unopened_protocols: 0 }))).toBe('nothing')
  expect(outstandingOf(client(7, { unopened_protocols: 1 }))).toBe('unopened')
  expect(outstandingOf(client(7, { ...ordered, unopened_protocols: 1 }))).toBe('unopened')
  expect(outstandingOf(client(7, opened))).toBe('unordered')
  expect(outstandingOf(client(7, { ...opened, ...ordered }))).toBeUndefined()
})

it('of whoever was invited nobody says what they have opened or ordered (clients.invited-looks-alike)', () => {
  const invited = client(7, { status: 'invited' })
  expect([isInvited(invited), isInvited(client(7))]).toEqual([true, false])
  expect(outstandingOf(invited)).toBe('invited')
  expect(outstandingOf({ ...invited, shared_protocols: 0, unopened_protocols: 0 })).toBe('invited')
})

it('whoever was invited can be asked again after 30 days (clients.asked-once-a-month)', () => {
  const from = askedAgainFrom({ linked_at: '2026-01-01T10:00:00.000Z' })
  expect(new Date(from).toISOString()).toBe('2026-01-31T10:00:00.000Z')
})

it('an ended approval is told from other refusals (clients.refused-approval-rests)', () => {
  const refused = (status: number) => ({ kind: 'refused', status, message: 'No' }) as const
  expect([refused(403), refused(404), { kind: 'unreachable' } as const, null].map(isNotApproved)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['7', 7],
  ['0', null],
  ['07', null],
  ['-7', null],
  ['7.5', null],
  ['1234567890', null],
  ['ada', null],
])('the address of client %s names %s', (segment, id) => {
  expect(clientIdIn({ language: 'en', path: `/account/practitioner/clients/${segment}`, query: {} })).toBe(id)
})

it('the invitation is no client, and no other page has one', () => {
  expect(clientIdIn({ language: 'en', path: '/account/practitioner/clients/invite', query: {} })).toBeNull()
  expect(clientIdIn({ language: 'en', path: '/products/7', query: {} })).toBeNull()
})
