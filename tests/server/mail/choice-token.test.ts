import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAIL_TOPICS } from '#areas/account/contract/mail-choices.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import { tries } from '#tests/support/tries.ts'

const tokens = choiceTokens('secret')

describe('the token of a mail (mail.one-click-needs-no-sign-in)', () => {
  it('says whose it is and what the mail was about, in letters that stay as they are in an address', () => {
    for (const topic of MAIL_TOPICS) {
      const token = tokens.of({ userId: 12, topic })
      expect(token).toMatch(/^[\w-]+$/)
      expect(tokens.read(token)).toEqual({ userId: 12, topic })
    }
  })

  it('may be for one shared protocol alone', () => {
    const token = tokens.of({ userId: 12, topic: 'supply', shareId: 345 })
    expect(token).toMatch(/^[\w-]+$/)
    expect(tokens.read(token)).toEqual({ userId: 12, topic: 'supply', shareId: 345 })
    expect(tokens.read(token.replace('-345-', '-346-'))).toBeUndefined()
    expect(tokens.read(token.replace('-345-', '-'))).toBeUndefined()
  })

  it('is good for nothing else, and not where another shop has made it', () => {
    const token = tokens.of({ userId: 12, topic: 'protocols' })
    for (const other of [
      token.replace('12', '13'),
      token.replace('protocols', 'invitations'),
      token.slice(0, -1),
      `${token}A`,
      choiceTokens('other').of({ userId: 12, topic: 'protocols' }),
      '',
    ])
      expect(tokens.read(other)).toBeUndefined()
  })

  it('is never made by chance', () => {
    const token = tokens.of({ userId: 12, topic: 'protocols' })
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.stringMatching(/^[\w-]$/), (at, letter) => {
        const other = token.slice(0, at) + letter + token.slice(at + 1)
        // The last letter of a signature has bits that say nothing.
        if (other !== token && at < token.length - 1) expect(tokens.read(other)).toBeUndefined()
      }),
      tries(100),
    )
  })
})
