import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { sendContactMessage } from '#areas/general/contract/contact.ts'
import { contactForm } from '#machines/general/contact-form.machine.ts'
import {
  changeValue,
  emptyForm,
  errorsOf,
  fieldError,
  fieldState,
  fillValues,
  isComplete,
  refusedIn,
  touch,
} from '#machines/form/form.ts'
import { fieldsOf, topFields } from '#machines/form/values.ts'

import { testChart } from '../models/support/suite.ts'

import { filled, offerForm, offerModel } from './offer-form.ts'

const good = { name: 'Zoë 👩🏽‍⚕️', email: 'zoe@mail.example', message: 'a'.repeat(NOTE_MAX) }
const touched = fieldsOf(contactForm.empty)
const holding = (values: typeof good) => ({ ...emptyForm<typeof good, null>(contactForm), values, touched })

test('what was changed below a field is a change of that field', () => {
  expect(topFields(['address.city', 'packages.0.price', 'packages.1', 'is_open'])).toEqual([
    'address',
    'packages',
    'is_open',
  ])
})

describe('the rules of a form', () => {
  test.each([
    [good, {}],
    [{ ...good, message: 'a'.repeat(NOTE_MAX + 1) }, { message: 'form.too-long' }],
    // Lengths are UTF-16 units: two for this sign.
    [{ ...good, name: '🌿'.repeat(NAME_MAX / 2) }, {}],
    [{ ...good, name: '🌿'.repeat(NAME_MAX / 2 + 1) }, { name: 'form.too-long' }],
    [{ ...good, name: ' \n' }, { name: 'form.empty-field' }],
    [{ ...good, email: 'zoe@mail' }, { email: 'form.email-invalid' }],
    [contactForm.empty, { name: 'form.empty-field', email: 'form.empty-field', message: 'form.empty-field' }],
  ])('are those of the body of its call (%#)', (values, broken) => {
    expect(contactForm.check(values)).toEqual(broken)
    expect(isComplete(contactForm, values)).toBe(v.safeParse(sendContactMessage.body, values).success)
  })

  test('are told before the words of the server, which spoke of an older value', () => {
    const context = { ...holding({ ...good, email: '' }), refused: { email: 'No such domain' } }
    expect(fieldError(contactForm, context, 'email')).toEqual({ rule: 'form.empty-field' })
  })
})

test('what is sent is what the server would make of it (forms.international-email, forms.email-as-pasted)', () => {
  const typed = { ...good, name: ' Zoë ', email: 'Zoë <zoe@müller.test>; ' }
  expect(contactForm.body(typed)).toEqual({ ...good, name: 'Zoë', email: 'zoe@xn--mller-kva.test' })
  expect(contactForm.body({ ...typed, email: 'zoe' })).toEqual({ ...typed, email: 'zoe' })
})

test('a field that the server has refused is wrong, however good it looks', () => {
  const context = { ...holding(good), refused: { email: 'No such domain' } }
  expect(fieldState(contactForm, context, 'email')).toBe('error')
  expect(fieldState(contactForm, context, 'name')).toBe('valid')
  expect(
    fieldState(
      contactForm,
      { ...context, ...changeValue(context, { field: 'email', value: 'zoe@other.example' }) },
      'email',
    ),
  ).toBe('valid')
})

test('words of the server about what is no field stay with the problem', () => {
  const problem = {
    kind: 'refused',
    status: 400,
    message: 'Not right',
    errors: { constructor: 'Odd', name: 'Too rude' },
  } as const
  expect(refusedIn({ values: good, problem })).toEqual({ name: 'Too rude' })
  expect(refusedIn({ values: good, problem: { kind: 'unreachable' } })).toEqual({})
})

test('a field is touched once', () => {
  const once = touch([], 'name')
  expect(touch(once, 'name')).toBe(once)
})

testChart(offerModel)

describe('a form with groups and lists', () => {
  test('is about each of its values, and about a list of plain values as a whole', () => {
    expect(fieldsOf(filled)).toEqual([
      'address.city',
      'discount',
      'picture',
      'is_open',
      'recipients',
      'packages',
      'packages.0.name',
      'packages.0.price',
      'packages.1.name',
      'packages.1.price',
    ])
  })

  test('says at its fields what is wrong with them', () => {
    const picture = { kind: 'file', id: 'f2', name: 'a.gif', size: 1, type: 'image/gif' } as const
    const wrong = {
      ...filled,
      discount: null,
      picture,
      recipients: ['zoe@mail.example', 'ada'],
      packages: [{ name: 'Rest', price: -1 }],
    }
    const context = { ...emptyForm<typeof filled, null>({ empty: wrong }), touched: fieldsOf(wrong) }
    expect(errorsOf(offerForm, context)).toEqual({
      picture: { rule: 'form.image-type' },
      recipients: { rule: 'form.email-invalid' },
      'packages.0.price': { rule: 'form.invalid' },
    })
  })

  test('leaves out what was not chosen of what it sends', () => {
    expect(offerForm.body({ ...filled, discount: null })).not.toHaveProperty('discount')
  })

  test('is left as it is by a change of what is not there any more', () => {
    const context = emptyForm<typeof filled, null>({ empty: filled })
    expect(changeValue(context, { field: 'packages.5.name', value: 'Late' }).values).toEqual(filled)
    expect(fillValues(context, { constructor: 'Odd', address: { street: 'Odd' } }).values).toEqual(filled)
  })
})
