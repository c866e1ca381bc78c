import type { Client } from '#areas/clients/contract/clients.ts'
import { lineDiscount, linePrice } from '#areas/cart/contract/cart-totals.ts'
import { NAME_MAX } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import { isBlank } from '#contract/plain-text.ts'
import type { Misfit, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { shownAddress } from '#contract/shown-address.ts'

import { isInvited } from '../../clients/clients.ts'
import { choicesUpTo, choiceWithin, earnedAt } from '../../clients/rates.ts'
import type { DiscountChoice } from '../../clients/rates.ts'
import { variantOf } from '../lines.ts'

import { addressesIn, isEmail, isSameEmail } from './addresses.ts'

/** A recipient of a protocol: a client, an invited person, or a new person, who has no id yet. */
export interface Recipient {
  readonly email: string
  readonly clientId: number | null
  readonly firstName: string
  readonly lastName: string
  /** Another practitioner is theirs, whose rate alone counts (share.discount-of-their-own-practitioner). */
  readonly isOthers: boolean
  /** They have agreed to be a client. Until then nothing is known of them, and they pay the full price (share.unlinked-is-asked). */
  readonly isLinked: boolean
  /** The server's words for the last failed sending, empty if it gave none. Null if nothing was sent yet. */
  readonly reason: string | null
}

/** Both sides of a discount, in the currency of the prices (share.discount-shows-both-sides). */
export interface Offer {
  readonly rate: DiscountChoice
  readonly pays: number
  readonly earns: number
}

export const isChosen = (recipients: readonly Recipient[], address: string): boolean =>
  recipients.some((recipient) => isSameEmail(recipient.email, address))

export const isName = (text: string): boolean => !isBlank(text) && text.trim().length <= NAME_MAX

/** True if the address is not valid, or a new client has no name. */
export const isInvalid = ({ email: address, clientId, firstName, lastName }: Recipient): boolean =>
  !isEmail(address) || (clientId === null && !(isName(firstName) && isName(lastName)))

export const recipientOf = (
  client: Pick<Client, 'id' | 'email' | 'first_name' | 'last_name' | 'discount_rate' | 'status'>,
): Recipient => ({
  email: client.email,
  clientId: client.id,
  firstName: client.first_name,
  lastName: client.last_name,
  isOthers: client.discount_rate === null,
  isLinked: !isInvited(client),
  reason: null,
})

const stranger = (address: string): Recipient => ({
  email: address,
  clientId: null,
  firstName: '',
  lastName: '',
  isOthers: false,
  isLinked: false,
  reason: null,
})

/** The recipients with those of a pasted list, each once; those who are clients as clients. */
export function withAddresses(recipients: readonly Recipient[], text: string, known: readonly Client[]): Recipient[] {
  const all = [...recipients]
  for (const address of addressesIn(text)) {
    if (isChosen(all, address)) continue
    const client = known.find((one) => isSameEmail(one.email, address))
    all.push(client ? recipientOf(client) : stranger(address))
  }
  return all
}

/** The recipients with one more, or with another name for one who is there. */
export function withRecipient(recipients: readonly Recipient[], recipient: Recipient): Recipient[] {
  const at = recipients.findIndex((one) => isSameEmail(one.email, recipient.email))
  return at === -1 ? [...recipients, recipient] : recipients.with(at, recipient)
}

export const withoutRecipient = (recipients: readonly Recipient[], address: string): Recipient[] =>
  recipients.filter((recipient) => !isSameEmail(recipient.email, address))

/** The first of the recipients' own rates that is a choice at this base rate (share.discount-starts-unchosen). */
export const rateAmong = (
  clients: readonly Client[],
  recipients: readonly Recipient[],
  base: number,
): DiscountChoice | null =>
  recipients
    .map(({ clientId }) => clients.find(({ id }) => id === clientId))
    .map((client) => (client ? choiceWithin(client.discount_rate, base) : null))
    .find((rate) => rate !== null) ?? null

/** True while a discount is to be chosen for any of them. */
export const needsDiscount = (recipients: readonly Recipient[]): boolean => recipients.some(({ isOthers }) => !isOthers)

/** Half a cent is rounded up, for each line. */
const earned = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100)

/**
 * Both sides of each discount that can be offered.
 *
 * @param base the practitioner's base rate in whole percents (commission.rate-is-what-is-left)
 */
export function offersOf(lines: readonly ProtocolProduct[], base: number): readonly Offer[] {
  return choicesUpTo(base).map((rate) => {
    const amounts = lines.map(({ variants, item_count: quantity }) => {
      const item = { price: variants[0]?.price ?? 0, quantity }
      return Math.round((linePrice(item) - lineDiscount(item, rate)) * 100)
    })
    const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0) / 100
    return { rate, pays: sum(amounts), earns: sum(amounts.map((cents) => earned(cents, earnedAt(rate, base)))) }
  })
}

/** The lines that do not suit a client and still stand in the protocol. */
export const misfitsIn = (misfits: readonly Misfit[], lines: readonly ProtocolProduct[]): readonly Misfit[] =>
  misfits.filter(({ product_variant_id }) => lines.some((line) => variantOf(line) === product_variant_id))

interface Fit {
  readonly recipients: readonly Recipient[]
  readonly misfits: Readonly<Record<number, readonly Misfit[] | null>>
}

/** The recipients with each line that does not suit them. */
export const misfitsOf = ({ recipients, misfits }: Fit, lines: readonly ProtocolProduct[]) =>
  recipients.flatMap((recipient) =>
    misfitsIn(misfits[recipient.clientId ?? 0] ?? [], lines).map((misfit) => ({ recipient, misfit })),
  )

/** The recipients whose fit is known once they have agreed. */
export const unlinkedIn = ({ recipients }: Pick<Fit, 'recipients'>): readonly Recipient[] =>
  recipients.filter(({ isLinked }) => !isLinked)

/** The recipients whose fit could not be checked. */
export const uncheckedIn = ({ recipients, misfits }: Fit): readonly Recipient[] =>
  recipients.filter(({ clientId }) => clientId !== null && misfits[clientId] === null)

/** Clients offered before anything is typed (share.recent-clients-first). */
export const RECENT_CLIENTS = 5

/** The name in the order of a language, or the address without one. */
export const nameOf = ({ firstName, lastName, email: address }: Recipient, language: LanguageCode): string =>
  personName({ first_name: firstName, last_name: lastName }, language) || shownAddress(address)
