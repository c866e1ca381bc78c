import { type CallId, calls } from '#contract/calls.ts'

import { addressGroup } from '../limits/address-group.ts'
import { CONTACT_LIMIT } from '../limits/contact.ts'
import type { Messages } from '../messages.ts'
import type { NotBuilt } from '../not-built.ts'
import { Refused } from '../refused.ts'
import type { Services } from '../services.ts'
import { type Handler, implement, type Implementation } from './implement.ts'

type ImplementedId = Exclude<CallId, NotBuilt>

/** A handler for every call that is not in the list of those not built: one forgotten does not compile. */
export type Handlers = { readonly [Id in ImplementedId]: Handler<(typeof calls)[Id]> }

/** Nobody is signed in as long as there are no accounts, so nobody may buy what only practitioners may (decision 13). */
const VISITOR = { mayBuyRestricted: false }

/** The handlers over the shop's services, which are asked for at each call: they may still be starting. */
export function createHandlers(services: () => Services, messages: Messages): Handlers {
  return {
    listFilterOptions: ({ query }, language) => services().catalogue.filterOptionsJson(query, language),
    listProducts: ({ query }, language) => services().catalogue.listProducts(query, language, VISITOR),
    getProduct: async ({ params }, language) => {
      const product = await services().catalogue.getProduct(params.slug, language, VISITOR)
      if (product === null) throw new Refused(404, 'notFound')
      return product
    },
    searchProducts: (input, language) => services().catalogue.search(input, language, VISITOR),
    searchByCursor: async ({ query }, language) => {
      const slice = await services().catalogue.searchSlice(query, language, VISITOR)
      if (slice === null) throw new Refused(400, 'badInput', { fields: { cursor: 'fieldInvalid' } })
      return slice
    },
    listPopularProducts: (_input, language) => services().catalogue.popular(language),
    sendContactMessage: async ({ body }, language, { address }) => {
      const { limits, mail } = services()
      await limits.take(CONTACT_LIMIT, addressGroup(address))
      await mail.contact(body, language)
      return { message: messages(language, 'contactThanks') }
    },
  }
}

/** Each handler bound to its call. */
export function implementations(handlers: Handlers): Implementation[] {
  const bind = <Id extends ImplementedId>(id: Id, handler: Handlers[Id]) => implement(calls[id], handler)
  return (Object.keys(handlers) as ImplementedId[]).map((id) => bind(id, handlers[id]))
}
