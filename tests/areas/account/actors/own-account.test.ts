import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import type { Client } from '#actors/client.ts'
import { providePracticeForm } from '#areas/account/late/provide/practice-form.ts'
import { provideProfileForm } from '#areas/account/late/provide/profile-form.ts'
import { provideWishesForm } from '#areas/account/late/provide/wishes-form.ts'

function recording() {
  const bodies: unknown[] = []
  const call = (_: unknown, { body }: { body: unknown }) => {
    bodies.push(body)
    return Promise.resolve({ ok: true, value: {} })
  }
  return { bodies, client: { call: call as unknown as Client['call'] } }
}

test('a form of the profile sends what was changed, and writes nothing old over what another tab has saved (account.forms-send-what-was-changed)', async () => {
  const { bodies, client } = recording()
  const profile = createActor(provideProfileForm({ client })).start()
  const known = {
    first_name: 'Zoë',
    last_name: 'Ünal',
    phone: '',
    country: 'DE',
    language: 'en',
    newsletter: true,
  } as const
  profile.send({ type: 'form.fill', values: known })
  profile.send({ type: 'field.change', field: 'phone', value: '+49 30 901820' })
  profile.send({ type: 'form.submit', language: 'en' })
  await vi.waitFor(() => expect(profile.getSnapshot().matches('sent')).toBe(true))
  profile.send({ type: 'field.change', field: 'newsletter', value: false })
  profile.send({ type: 'form.submit', language: 'en' })
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies).toEqual([{ phone: '+49 30 901820' }, { newsletter: false }])
  profile.stop()
})

test('so do those of the practice and of wishes (account.forms-send-what-was-changed)', async () => {
  const { bodies, client } = recording()
  const practice = createActor(providePracticeForm({ client })).start()
  practice.send({ type: 'form.fill', values: { practice_name: 'Lindenhof', website: '', builder_mode: 'standard' } })
  practice.send({ type: 'field.change', field: 'website', value: 'https://linden.example' })
  practice.send({ type: 'form.submit', language: 'en' })
  await vi.waitFor(() => expect(practice.getSnapshot().matches('sent')).toBe(true))
  const wishes = createActor(provideWishesForm({ client })).start()
  wishes.send({ type: 'form.fill', values: { suitable_for: [1], free_from: [2], practitioner_id: 3 } })
  wishes.send({ type: 'field.change', field: 'free_from', value: [] })
  wishes.send({ type: 'form.submit', language: 'en' })
  await vi.waitFor(() => expect(wishes.getSnapshot().matches('sent')).toBe(true))
  expect(bodies).toEqual([{ website: 'https://linden.example' }, { free_from: [] }])
  for (const form of [practice, wishes]) form.stop()
})
