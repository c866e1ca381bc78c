import type { Client } from '#areas/clients/contract/clients.ts'

import { choiceWithin } from '../../clients/rates.ts'

import { addressesIn, isAddressed, isEmail, isTooShort, soleAddress } from './addresses.ts'
import { isChosen, rateAmong, recipientOf, withAddresses, withRecipient } from './share.ts'
import type { Recipient } from './share.ts'
import type { Names, ShareContext } from './share-form.events.ts'

/** Whole percents. */
const MOST = 100

export const NO_NAMES: Names = { email: '', firstName: '', lastName: '' }

/** The changes once somebody became a recipient, by a choice or by what was typed. */
type Chosen = Pick<ShareContext, 'recipients' | 'discount' | 'names' | 'text' | 'found' | 'refusal'>

/** Until the protocol has arrived nothing is known to bound the rates. */
export const baseOf = ({ detail }: Pick<ShareContext, 'detail'>): number => detail?.commission_rate ?? MOST

/** The clients whose names and ids the form has. */
export const knownOf = ({ recent, found, looked }: ShareContext): readonly Client[] => [
  ...recent,
  ...found,
  ...looked.clients,
]

/** The clients to choose from. Once somebody is chosen, the recent ones would cover what is said of them. */
export function offeredIn({ text, recent, found, recipients }: ShareContext): readonly Client[] {
  const clients = isTooShort(text) ? (recipients.length === 0 ? recent : []) : found
  return clients.filter(({ email }) => !recipients.some((one) => one.email === email))
}

/** The client that Enter takes: the first of those offered for what is typed, if that is no address. */
export const meantIn = (context: ShareContext): Client | undefined =>
  context.text.trim() === '' || isAddressed(context.text) ? undefined : offeredIn(context)[0]

/** The client whose address stands in the search field. */
export function clientAt(context: ShareContext): Client | undefined {
  const address = soleAddress(context.text)
  return address === null ? undefined : knownOf(context).find((client) => isChosen([recipientOf(client)], address))
}

/** The typed addresses of which it is not known whether they are a client's. */
export function unlookedIn(context: ShareContext): readonly string[] {
  const settled = [...context.recipients, ...knownOf(context).map(recipientOf)]
  const isUnlooked = (one: string) => isEmail(one) && !isChosen(settled, one) && !context.looked.emails.includes(one)
  return [...new Set(addressesIn(context.text).filter(isUnlooked))]
}

export const withClient = (context: ShareContext, client: Client): Chosen => ({
  recipients: withRecipient(context.recipients, recipientOf(client)),
  discount: context.discount ?? choiceWithin(client.discount_rate, baseOf(context)),
  names: isChosen([recipientOf(client)], context.names.email) ? NO_NAMES : context.names,
  text: '',
  found: [],
  refusal: null,
})

export function withTyped(context: ShareContext): Chosen {
  const { recipients, text, discount, names } = context
  const chosen = withAddresses(recipients, text, knownOf(context))
  const isClient = ({ clientId }: Recipient) => clientId !== null
  return {
    recipients: chosen,
    discount: discount ?? rateAmong(knownOf(context), chosen, baseOf(context)),
    names: isChosen(chosen.filter(isClient), names.email) ? NO_NAMES : names,
    text: '',
    found: [],
    refusal: addressesIn(text).some((one) => isChosen(recipients, one)) ? 'chosenAlready' : null,
  }
}

export const withNamed = ({ recipients, names, text }: ShareContext): Partial<Chosen> => ({
  recipients: withRecipient(recipients, {
    email: names.email,
    clientId: null,
    firstName: names.firstName.trim(),
    lastName: names.lastName.trim(),
    isOthers: false,
    isLinked: false,
    reason: null,
  }),
  names: NO_NAMES,
  ...(soleAddress(text) === names.email && { text: '', found: [] }),
})
