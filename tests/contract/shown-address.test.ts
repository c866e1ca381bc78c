import { describe, expect, test } from 'vitest'

import { emailOf } from '#contract/email.ts'
import { shownAddress } from '#contract/shown-address.ts'

describe('an address as people read it (forms.international-email)', () => {
  test.each(['info@müller.test', 'info@東京.example', 'info@почта.example', 'Zoe.Vos@verbena.test', 'a@b.de'])(
    '%s reads as it was typed',
    (email) => expect(shownAddress(emailOf(email))).toBe(email),
  )

  test.each([
    ['https://xn--mller-kva.test/a?b=c#d', 'https://müller.test/a?b=c#d'],
    ['https://www.xn--mller-kva.test:8443', 'https://www.müller.test:8443'],
    ['https://verbena.test/xn--mller-kva', 'https://verbena.test/xn--mller-kva'],
    ['info@XN--MLLER-KVA.test', 'info@müller.test'],
    ['Mara Vos', 'Mara Vos'],
    ['', ''],
  ])('%s reads %s', (stored, shown) => expect(shownAddress(stored)).toBe(shown))

  test.each(['a@xn--80ak6aa92e.com', 'a@xn--aple-43d.com', 'a@xn--99999999999.test', 'xn--mller-kva@verbena.test'])(
    '%s keeps its form: it would look like another, or says nothing',
    (stored) => expect(shownAddress(stored)).toBe(stored),
  )
})
