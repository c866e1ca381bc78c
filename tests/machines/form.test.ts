import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { NAME_MAX, NOTE_MAX } from '#contract/constants.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { contactForm } from '#machines/contact/contact-form.machine.ts'
import {
  changeValue,
  emptyForm,
  fieldError,
  fieldsOf,
  fieldState,
  isComplete,
  keepRefusal,
  touch,
} from '#machines/form/form.ts'

const good = { name: 'Zoë 👩🏽‍⚕️', email: 'zoe@mail.example', message: 'a'.repeat(NOTE_MAX) }
const touched = fieldsOf(contactForm)
const holding = (values: typeof good) => ({ ...emptyForm<keyof typeof good, null>(contactForm), values, touched })

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

test('a field that the server has refused is wrong, however good it looks', () => {
  const context = { ...holding(good), refused: { email: 'No such domain' } }
  expect(fieldState(contactForm, context, 'email')).toBe('error')
  expect(fieldState(contactForm, context, 'name')).toBe('valid')
  expect(fieldState(contactForm, { ...context, ...changeValue(context, 'email', 'zoe@other.example') }, 'email')).toBe(
    'valid',
  )
})

test('words of the server about what is no field stay with the problem', () => {
  const problem = {
    kind: 'refused',
    status: 400,
    message: 'Not right',
    errors: { constructor: 'Odd', name: 'Too rude' },
  } as const
  expect(keepRefusal(contactForm, problem)).toEqual({ problem, refused: { name: 'Too rude' } })
  expect(keepRefusal(contactForm, { kind: 'unreachable' }).refused).toEqual({})
})

test('a field is touched once', () => {
  const once = touch<string>([], 'name')
  expect(touch(once, 'name')).toBe(once)
})
