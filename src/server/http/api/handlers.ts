import { type CallId, calls } from './calls.ts'

import { lookups } from '#areas/account/server/lookups.ts'
import { addressGroup } from '../../network/address-group.ts'
import { CONTACT_LIMIT } from '#areas/general/server/limits.ts'
import type { Messages } from '../../texts/messages.ts'
import { Refused } from '../../request/refused.ts'
import type { Services } from '../services.ts'
import { adminHandlers } from '#areas/admin/server/handlers.ts'
import { clientHandlers } from '#areas/clients/server/handlers.ts'
import { commissionHandlers } from '#areas/commission/server/handlers.ts'
import { folderHandlers } from '#areas/folders/server/handlers.ts'
import { importHandlers } from '#areas/import/server/handlers.ts'
import { importedClientHandlers } from '#areas/clients/server/imported/handlers.ts'
import { type Handlers, type Heads, implement, type Implementation } from './implement.ts'
import { orderHandlers } from '#areas/orders/server/handlers.ts'
import { ownAccountHandlers } from '#areas/account/server/own/handlers.ts'
import { practiceHandlers } from '#areas/practice/server/handlers.ts'
import { practiceListHandlers } from '#areas/practice/server/list-handlers.ts'
import { protocolHandlers } from '#areas/protocols/server/handlers.ts'
import { shoppingHandlers } from '#areas/cart/server/handlers.ts'
import { signInHandlers } from '#areas/account/server/handlers.ts'
import { viewerOf } from '../../signed-in/viewer.ts'

/** The handlers over the shop's services, which are asked for at each call: they may still be starting. */
export function createHandlers(services: () => Services, messages: Messages): Handlers {
  return {
    ...signInHandlers(services, messages),
    ...ownAccountHandlers(services, messages),
    ...adminHandlers(services),
    ...importHandlers(services),
    ...shoppingHandlers(services, messages),
    ...orderHandlers(services),
    ...commissionHandlers(services),
    ...folderHandlers(services, messages),
    ...protocolHandlers(services, messages),
    ...clientHandlers(services, messages),
    ...importedClientHandlers(services),
    ...practiceHandlers(services, messages),
    ...practiceListHandlers(services, messages),
    listFilterOptions: ({ query }, language) => services().catalogue.filterOptionsJson(query, language),
    getShopOverview: (_input, language) => services().catalogue.overview(language),
    listProducts: ({ query }, language, { principal }) =>
      services().catalogue.listProducts(query, language, viewerOf(principal)),
    getProduct: async ({ params }, language, { principal }) => {
      const product = await services().catalogue.getProduct(params.slug, language, viewerOf(principal))
      if (product === null) throw new Refused(404, 'notFound')
      return product
    },
    searchProducts: (input, language, { principal }) =>
      services().catalogue.search(input, language, viewerOf(principal)),
    searchByCursor: async ({ query }, language, { principal }) => {
      const slice = await services().catalogue.searchSlice(query, language, viewerOf(principal))
      if (slice === null) throw new Refused(400, 'badInput', { fields: { cursor: 'fieldInvalid' } })
      return slice
    },
    listPopularProducts: (_input, language) => services().catalogue.popular(language),
    listLookups: (_input, language) => Promise.resolve(lookups(language, messages)),
    readCountry: async (_input, _language, caller) => ({ country: await services().readCountry(caller) }),
    sendContactMessage: async ({ body }, language, { address }) => {
      const { limits, mail } = services()
      await limits.take(CONTACT_LIMIT, addressGroup(address))
      await mail.contact(body, language)
      return { message: messages(language, 'contactThanks') }
    },
  }
}

/** Each handler bound to its call. Large files that are sent are written to `folder`. */
export function implementations(handlers: Handlers, heads: Heads, folder: string): Implementation[] {
  const bind = <Id extends CallId>(id: Id, handler: Handlers[Id], head: Heads[Id]) =>
    implement(calls[id], handler, folder, head)
  return (Object.keys(handlers) as CallId[]).map((id) => bind(id, handlers[id], heads[id]))
}
