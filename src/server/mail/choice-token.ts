import { createHmac, timingSafeEqual } from 'node:crypto'

import { MAIL_TOPICS, type MailTopic } from '#areas/account/contract/mail-choices.ts'

/** The account that a mail's token is for, and the topic of that mail, or one shared protocol within it. */
export interface Choice {
  readonly userId: number
  readonly topic: MailTopic
  readonly shareId?: number | null
}

/** Bytes of the signature that a token carries. */
const SIGNED_BYTES = 16

/**
 * Tokens by which the reader of a mail refuses others like it without signing in. They last: a mail may be refused years
 * after it was read, and all that a token can do is that.
 */
export interface ChoiceTokens {
  of(choice: Choice): string
  /** Undefined where it isn't one of the shop's. */
  read(token: string): Choice | undefined
}

export function choiceTokens(secret: string): ChoiceTokens {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(`mail choices ${text}`).digest().subarray(0, SIGNED_BYTES)
  return {
    of: ({ userId, topic, shareId = null }) => {
      const text = shareId === null ? `${userId}-${topic}` : `${userId}-${topic}-${shareId}`
      return `${text}-${sign(text).toString('base64url')}`
    },
    read: (token) => {
      const [, text = '', id = '', name = '', share = '', signature = ''] =
        /^(([1-9]\d{0,9})-([a-z]+)(?:-([1-9]\d{0,9}))?)-([\w-]{22})$/.exec(token) ?? []
      const topic = MAIL_TOPICS.find((known) => known === name)
      const given = Buffer.from(signature, 'base64url')
      if (topic === undefined || given.length !== SIGNED_BYTES || !timingSafeEqual(given, sign(text))) return undefined
      return { userId: Number(id), topic, ...(share !== '' && { shareId: Number(share) }) }
    },
  }
}
