import * as v from 'valibot'
import { createActor } from 'xstate'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { describe, expect, test, vi } from 'vitest'

import type { CarryOut } from '#actors/client.ts'
import { provideClientForm } from '#areas/account/late/client-form.ts'
import { providePractitionerForm } from '#areas/account/late/practitioner-form.ts'
import { USER_TYPES } from '#contract/call.ts'
import { register } from '#areas/account/contract/registration.ts'
import { clientForm } from '#machines/account/registration/client-form.machine.ts'
import { practitionerForm } from '#machines/account/registration/practitioner-form.machine.ts'
import { answerByField } from '#machines/account/registration/registration.ts'

import { registered as person } from '../models/registered.ts'

const practitioner = {
  ...practitionerForm.empty,
  ...person,
  organisation_type: 4,
  health_profession: 17,
  expertise_level: 8,
}

test.each([
  ['a client', { user_type_id: USER_TYPES.Client, fields: clientForm.body({ ...person, practice: '' }) }],
  ['a practitioner', { user_type_id: USER_TYPES.Practitioner, fields: practitionerForm.body(practitioner) }],
])(
  'what %s has filled in is what the call takes, with all that is optional left empty (registration.common-fields)',
  (_, body) => {
    expect(v.safeParse(register.body, body).issues).toBeUndefined()
  },
)

test.each([
  ['a client', 4, provideClientForm],
  ['a practitioner', 3, providePractitionerForm],
] as const)('%s registers as type %i (registration.practitioner-is-type-three)', async (_, type, provide) => {
  const sent: unknown[] = []
  const client: { call: CarryOut } = {
    call: (_call, request) => {
      sent.push(request)
      return Promise.resolve({ ok: false, problem: { kind: 'unreachable' } })
    },
  }
  const form: AnyActorRef = createActor(provide({ client }) as AnyStateMachine).start()
  for (const [field, value] of Object.entries(practitioner)) form.send({ type: 'field.change', field, value })
  form.send({ type: 'form.submit', language: 'en' })
  await vi.waitFor(() => expect(sent).toEqual([{ body: expect.objectContaining({ user_type_id: type }) as unknown }]))
})

describe('what is wrong with a registration', () => {
  test('stands at the fields of its form', () => {
    expect(clientForm.check(clientForm.empty)).toEqual({
      first_name: 'form.empty-field',
      last_name: 'form.empty-field',
      email: 'form.empty-field',
      country: 'form.country-invalid',
      password: 'form.password-length',
      terms: 'form.terms-required',
    })
    expect(
      practitionerForm.check({
        ...practitioner,
        organisation_type: null,
        health_profession: null,
        expertise_level: null,
        website: 'javascript:alert(1)',
        phone: 'none',
      }),
    ).toEqual({
      organisation_type: 'form.empty-field',
      health_profession: 'form.empty-field',
      expertise_level: 'form.empty-field',
      website: 'form.website-invalid',
      phone: 'form.phone-invalid',
    })
    expect(practitionerForm.check(practitioner)).toEqual({})
    expect(practitionerForm.check({ ...practitioner, first_name: '\u202E', last_name: '\u200B' })).toEqual({
      first_name: 'form.empty-field',
      last_name: 'form.empty-field',
    })
  })

  test('stands there too where the server says it, which knows the fields by a longer name', () => {
    const refused = {
      kind: 'refused',
      status: 400,
      message: 'Not right',
      errors: { 'fields.email': 'No such domain', user_type_id: 'Unknown' },
    } as const
    expect(answerByField({ ok: false, problem: refused })).toEqual({
      ok: false,
      problem: { ...refused, errors: { email: 'No such domain', user_type_id: 'Unknown' } },
    })
  })

  test('is left as it is where it is about no field', () => {
    const tooMany = { ok: false, problem: { kind: 'refused', status: 429, message: 'Too many attempts' } } as const
    expect(answerByField(tooMany)).toBe(tooMany)
    const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
    expect(answerByField(unreachable)).toBe(unreachable)
    const taken = { ok: true, value: { message: 'We’ve sent you an email.' } } as const
    expect(answerByField(taken)).toBe(taken)
  })
})
