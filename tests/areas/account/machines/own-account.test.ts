import { describe, expect, test } from 'vitest'

import { updateAccount, updateClientProfile } from '#areas/account/contract/account.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { brokenRules } from '#contract/rules.ts'
import { knownValues } from '#machines/account/known-values.ts'
import { practiceForm } from '#machines/account/practice-form.machine.ts'
import { profileForm } from '#machines/account/profile-form.machine.ts'
import { wishesForm } from '#machines/account/wishes-form.machine.ts'
import { fillValues, emptyForm } from '#machines/form/form.ts'
import type { Form } from '#machines/form/form.ts'
import { isShownTo } from '#machines/account/session/roles.ts'
import type { RoleCondition } from '#machines/account/session/roles.ts'
import { client, practitioner, user } from '../models/own-account-samples.ts'

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

const filled = <Values>(form: Form<Values, unknown>, profile: Parameters<typeof knownValues>[1]) =>
  fillValues(emptyForm<Values, null>(form), knownValues(user, profile)).values

describe('what is known of a person', () => {
  test('fills in the details of everybody, and no field that the form lacks', () => {
    expect(filled(profileForm, null)).toEqual({
      first_name: 'Zoë',
      last_name: 'Ünal',
      phone: '',
      country: '',
      language: 'de',
      newsletter: true,
    })
  })

  test('fills in a practice, with its choices as ids and none where nothing was chosen (account.builder-mode-in-profile)', () => {
    expect(filled(practiceForm, practitioner)).toEqual({
      health_profession: 2,
      expertise_level: null,
      organisation_type: 1,
      practice_name: 'Linden practice',
      website: '',
      professional_body: '',
      professional_number: 'A 12',
      builder_mode: 'redesign',
    })
  })

  test('fills in the wishes of a client and who advises him (account.client-wishes)', () => {
    expect(filled(wishesForm, client)).toEqual({
      suitable_for: [6],
      free_from: [7, 8],
      practitioner_id: 3,
      life_stage: null,
    })
    expect(filled(wishesForm, { ...client, practitioner: null }).practitioner_id).toBeNull()
  })
})

describe('what is sent', () => {
  test('is what was filled in, and what the call takes', () => {
    const bodies = [profileForm.body(filled(profileForm, null)), practiceForm.body(filled(practiceForm, practitioner))]
    expect(bodies.map((body) => brokenRules(updateAccount.body, body))).toEqual([{}, {}])
    expect(brokenRules(updateClientProfile.body, wishesForm.body(filled(wishesForm, client)))).toEqual({})
  })

  test('leaves out what was never chosen, which then stays so', () => {
    expect(profileForm.body(filled(profileForm, null))).not.toHaveProperty('country')
    expect(practiceForm.body(filled(practiceForm, practitioner))).not.toHaveProperty('expertise_level')
  })

  test('empties a text that a person has emptied', () => {
    expect(practiceForm.body({ ...filled(practiceForm, practitioner), practice_name: '' })).toMatchObject({
      practice_name: '',
      health_profession: 2,
    })
  })

  test('has no practitioner where a client wants none', () => {
    expect(
      wishesForm.body({ suitable_for: [], free_from: [7], practitioner_id: null, life_stage: 'pregnant' }),
    ).toEqual({
      suitable_for: [],
      free_from: [7],
      practitioner_id: null,
      life_stage: 'pregnant',
    })
  })
})
