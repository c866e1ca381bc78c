import type { Scene } from './late-chart.ts'

export const wanted = ({ place: { language }, at }: Scene) => [{ type: 'data.wanted', key: language, at } as const]
export const listEntered = ({ place }: Scene) => [{ type: 'list.entered', place } as const]
export const protocolEntered = ({ place }: Scene) => [{ type: 'protocol.entered', place } as const]
export const tokenGiven = ({ token, place: { language } }: Scene) =>
  token === null ? [] : [{ type: 'token.given', token, language } as const]
export const practiceEntered = ({ place }: Scene) => [{ type: 'practice.entered', place } as const]
export const editorEntered = ({ place, userId }: Scene) => [{ type: 'practice.entered', place, userId } as const]
export const checkoutEntered = ({ place }: Scene) => [{ type: 'checkout.entered', place } as const]
export const orderEntered = ({ place }: Scene) => [{ type: 'order.entered', place } as const]
/** The key says all that the address does: machines/orders/orders-place.ts reads it, and comes late. */
export const ordersWanted = ({ place: { language, query }, at }: Scene) => [
  { type: 'data.wanted', key: JSON.stringify({ language, query }), at } as const,
]
export const opened = ({ at }: Scene) => [{ type: 'page.opened', at } as const]
export const ended = () => [{ type: 'session.signedOut' } as const]
export const openedAnew = () => [{ type: 'page.opened' } as const]
/** A form that was sent is empty again. */
export const anew = () => [{ type: 'form.reset' } as const]
