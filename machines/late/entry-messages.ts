import type { EntryContext } from './late-chart.ts'

const entering =
  <Type extends string>(type: Type) =>
  ({ place }: EntryContext) =>
    [{ type, place }] as const
const plain =
  <Type extends string>(type: Type) =>
  () =>
    [{ type }] as const

export const dataWanted = ({ place: { language }, at }: EntryContext) => [
  { type: 'data.wanted', key: language, at } as const,
]
export const listEntered = entering('list.entered')
export const clientEntered = entering('client.entered')
export const searchEntered = ({ place: { language, query }, found }: EntryContext) => [
  { type: 'search.entered', language, query, found } as const,
]
export const protocolsEntered = ({ place: { language } }: EntryContext) => [{ type: 'list.entered', language } as const]
export const protocolEntered = entering('protocol.entered')
export const tokenGiven = ({ token, place: { language } }: EntryContext) =>
  token === null ? [] : [{ type: 'token.given', token, language } as const]
export const practiceEntered = entering('practice.entered')
export const personKnown = ({ userId }: EntryContext) =>
  userId === null ? [] : [{ type: 'person.known', userId } as const]
export const checkoutEntered = entering('checkout.entered')
export const orderEntered = entering('order.entered')
export const returnEntered = entering('return.entered')
export const productOpened = entering('product.opened')
export const importEntered = entering('import.entered')
/** The key says all that the address does: what reads it comes late. */
export const addressWanted = ({ place: { language, query }, at }: EntryContext) => [
  { type: 'data.wanted', key: JSON.stringify({ language, query }), at } as const,
]
export const opened = ({ at }: EntryContext) => [{ type: 'page.opened', at } as const]
export const ended = plain('session.signedOut')
export const openedAnew = plain('page.opened')
/** A form that was sent is empty again. */
export const anew = plain('form.reset')
