import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import { withFooter } from '#server/mail/footer.ts'
import { INVENTED_OPERATOR } from '#server/operator.ts'
import { loadMessages } from '#server/texts/messages.ts'
import { operator } from '#tests/support/operator.ts'

const messages = loadMessages('public/locales')
const frame = {
  messages,
  shopName: 'Verbena',
  operator,
  publicUrl: 'https://shop.example',
  tokens: choiceTokens('secret'),
}

const ABOUT_AN_ORDER = { topic: null, userId: 7 }

describe('the foot of a mail (operations.operator-in-mails)', () => {
  it('names the operator in plain text, with the address in one line, letter for letter', () => {
    expect(withFooter({ ...ABOUT_AN_ORDER, language: 'en', body: 'Hello\n\nVerbena\n' }, frame)).toEqual({
      ...ABOUT_AN_ORDER,
      language: 'en',
      body: 'Hello\n\nVerbena\n\n-- \nVerbena is run by Öhler & <Söhne> "$&" {{shop}} GmbH, Haus 3, Am Markt, 10115 Berlin\npost@oehler.example',
    })
  })

  it.each(LANGUAGE_CODES)('is in the language of the mail, and tells a demo: %s', (language) => {
    const of = (given: typeof operator) =>
      withFooter({ ...ABOUT_AN_ORDER, language, body: 'X' }, { ...frame, operator: given }).body
    const lines = of(INVENTED_OPERATOR).split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[3]).toContain('Verbena Muster GmbH')
    expect(lines[3]).toContain('Musterweg 1, 12345 Musterstadt, Germany')
    expect(lines.slice(4)).toEqual(['hello@verbena.test', '', messages(language, 'mailDemo')])
    expect(of(operator)).not.toContain(messages(language, 'mailDemo'))
    expect(of(INVENTED_OPERATOR)).not.toMatch(/[{}]/)
  })

  it('is said in words of its own in each language but the alias', () => {
    const said = new Set(LANGUAGE_CODES.map((language) => messages(language, 'mailDemo')))
    expect(said.size).toBe(LANGUAGE_CODES.length - 1)
  })
})
