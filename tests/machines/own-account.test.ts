import { describe, expect, test } from 'vitest'

import { updateAccount, updateClientProfile } from '#contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { brokenRules } from '#contract/rules.ts'
import { knownValues } from '#machines/account/known-values.ts'
import { practiceBody, practiceForm } from '#machines/account/practice-form.machine.ts'
import { profileBody, profileForm } from '#machines/account/profile-form.machine.ts'
import { idsIn, wishesBody, wishesForm, withId } from '#machines/account/wishes-form.machine.ts'
import { fillValues, emptyForm } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'
import { isShownTo } from '#machines/session/roles.ts'
import type { RoleCondition } from '#machines/session/roles.ts'
import { client, practitioner, user } from '#tests/models/own-account-samples.ts'

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

describe('a part for some roles (role.part-for-some-types)', () => {
  test.each<[string, UserType | undefined, readonly UserType[] | undefined, RoleCondition | undefined, boolean]>([
    ['is shown to no visitor', undefined, undefined, undefined, false],
    [
      'is shown to no visitor, whoever is allowed',
      undefined,
      [Admin, CertifiedPractitioner, Practitioner, Client],
      undefined,
      false,
    ],
    ['is shown to everybody who is signed in where nobody is named', Client, undefined, undefined, true],
    ['is shown to a type that is named', Practitioner, [CertifiedPractitioner, Practitioner], undefined, true],
    ['is not shown to a type that is not', Client, [CertifiedPractitioner, Practitioner], undefined, false],
    ['is shown to nobody where the list is empty', Admin, [], undefined, false],
    [
      'of products for certified practitioners is denied to type 3',
      Practitioner,
      undefined,
      { practitioner_only_products: true },
      false,
    ],
    [
      'of such products is denied to type 3 even where it is named',
      Practitioner,
      [Practitioner],
      { practitioner_only_products: true },
      false,
    ],
    [
      'of such products is shown to type 2',
      CertifiedPractitioner,
      [CertifiedPractitioner, Practitioner],
      { practitioner_only_products: true },
      true,
    ],
    ['of other products is shown to type 3', Practitioner, undefined, { practitioner_only_products: false }, true],
  ])('%s', (_, type, allowed, condition, shown) => {
    expect(isShownTo(type, allowed, condition)).toBe(shown)
  })
})

const filled = <Field extends string>(form: Form<Field>, profile: Parameters<typeof knownValues>[1]) =>
  fillValues(emptyForm<Field, null>(form), knownValues(user, profile) as Partial<Record<Field, string>>).values ??
  form.empty

describe('what is known of a person', () => {
  test('fills in the details of everybody, and no field that the form lacks', () => {
    expect(filled(profileForm, null)).toEqual({
      first_name: 'Zoë',
      last_name: 'Ünal',
      phone: '',
      country: '',
      language: 'de',
      newsletter: 'yes',
    })
  })

  test('fills in a practice, with ids as texts and what was never chosen empty (account.builder-mode-in-profile)', () => {
    expect(filled(practiceForm, practitioner)).toEqual({
      health_profession: '2',
      expertise_level: '',
      organisation_type: '1',
      practice_name: 'Linden practice',
      website: '',
      professional_body: '',
      professional_number: 'A 12',
      builder_mode: 'redesign',
    })
  })

  test('fills in the wishes of a client and who advises him (account.client-wishes)', () => {
    expect(filled(wishesForm, client)).toEqual({ suitable_for: '6', free_from: '7,8', practitioner_id: '3' })
    expect(filled(wishesForm, { ...client, practitioner: null })['practitioner_id']).toBe('')
  })
})

describe('what is sent', () => {
  test('is what was filled in, and what the call takes', () => {
    const bodies = [profileBody(filled(profileForm, null)), practiceBody(filled(practiceForm, practitioner))]
    expect(bodies.map((body) => brokenRules(updateAccount.body, body))).toEqual([{}, {}])
    expect(brokenRules(updateClientProfile.body, wishesBody(filled(wishesForm, client)))).toEqual({})
  })

  test('leaves out what was never chosen, which then stays so', () => {
    expect(profileBody(filled(profileForm, null))).not.toHaveProperty('country')
    expect(practiceBody(filled(practiceForm, practitioner))).not.toHaveProperty('expertise_level')
  })

  test('empties a text that a person has emptied', () => {
    expect(practiceBody({ ...filled(practiceForm, practitioner), practice_name: '' })).toMatchObject({
      practice_name: '',
      health_profession: 2,
    })
  })

  test('has no practitioner where a client wants none', () => {
    expect(wishesBody({ suitable_for: '', free_from: '7', practitioner_id: '' })).toEqual({
      suitable_for: [],
      free_from: [7],
      practitioner_id: null,
    })
  })
})

test('an id is put in once, and taken out wherever it stands', () => {
  expect(withId('', 7, true)).toBe('7')
  expect(withId('7,8', 7, true)).toBe('8,7')
  expect(withId('7,8,9', 8, false)).toBe('7,9')
  expect(idsIn(withId('7', 7, false))).toEqual([])
})
