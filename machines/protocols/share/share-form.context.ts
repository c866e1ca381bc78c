import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { isBlank } from '#contract/plain-text.ts'
import type { CallResult } from '#contract/result.ts'

import { NO_NAMES } from './choosing.ts'
import { needsDiscount } from './share.ts'
import type { Recipient } from './share.ts'
import type { Sending, ShareContext } from './share-form.events.ts'

export const NOTHING = {
  detail: null,
  recipients: [],
  following: null,
  queue: [],
  sentTo: [],
  text: '',
  found: [],
  lookedUp: [],
  looked: { emails: [], clients: [] },
  refusal: null,
  names: NO_NAMES,
  discount: null,
  note: '',
  misfits: {},
  checked: 0,
  problem: null,
} satisfies Partial<ShareContext>

export const EMPTY: ShareContext = {
  ...NOTHING,
  shared: { protocolId: 0, name: '' },
  language: DEFAULT_LANGUAGE,
  recent: [],
}

/** Only of a client who has agreed it may be known what suits them. */
export const uncheckedOf = ({ recipients, misfits }: ShareContext): number | undefined =>
  recipients
    .flatMap(({ clientId, isLinked }) => (isLinked && clientId !== null ? clientId : []))
    .find((clientId) => !(clientId in misfits))

export const toLookUp = ({ lookedUp: emails, language }: ShareContext) => ({ emails, language })

export const toCheck = ({ shared, checked, language }: ShareContext) => ({
  protocolId: shared.protocolId,
  clientId: checked,
  language,
})

/** Of a client who has another practitioner no rate is sent: it would not count. */
export function toSend({ shared, queue, recipients, discount, note, language }: ShareContext): Sending {
  const recipient = recipients.find((one) => one.email === queue[0]) as Recipient
  const rate = recipient.isOthers ? 0 : (discount ?? 0)
  return { protocolId: shared.protocolId, recipient, discount: rate, note, language }
}

/** True where all is there but valid recipients: of those is said what is wrong (share.when-sending-is-disabled). */
export const canSend = ({ recipients, text, names, discount }: ShareContext): boolean =>
  recipients.length > 0 && isBlank(text) && names.email === '' && (discount !== null || !needsDiscount(recipients))

/** The answer to a share. Backends that leave out the rate say nothing of whose client it is. */
export interface Given {
  readonly discount_rate?: number | null | undefined
}

export const isOthersNow = ({ isOthers }: Recipient, result: CallResult<Given>): boolean =>
  result.ok && result.value.discount_rate !== undefined ? result.value.discount_rate === null : isOthers
