import { assign, emit } from 'xstate'

import type { Client } from '#areas/clients/contract/clients.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'

import { callSetup } from '../../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../../not-provided.ts'

import type { CommandBoxContext, CommandBoxEvent, CommandBoxFact } from './command-box.events.ts'
import { ACTIONS, addressBy, isEnough, isFound, lineBy, nextKey, NO_GROUPS, takenBy, wordsOf } from './command-box.ts'
import type { BuilderKnown, Choice, Names } from './command-box.ts'

export interface Search {
  readonly language: LanguageCode
  readonly words: string
}
type Found<Item> = CallResult<readonly Item[]>

export const boxSetup = callSetup({
  types: {
    context: {} as CommandBoxContext,
    events: {} as CommandBoxEvent,
    emitted: {} as CommandBoxFact,
    tags: {} as 'busy',
  },
  actors: {
    /** Tells that the key of the box was pressed. */
    watchBoxKey: listenerNotProvided<CommandBoxEvent>('watchBoxKey'),
    /** Tells what the box has to know of the builder, at once and whenever it changes. */
    watchBuilder: listenerNotProvided<CommandBoxEvent>('watchBuilder'),
    /** The names of pages and actions. */
    readNames: actorNotProvided<Names, { language: LanguageCode }>('readNames'),
    searchProtocols: actorNotProvided<Found<Protocol>, Search>('searchProtocols'),
    searchClients: actorNotProvided<Found<Client>, Search>('searchClients'),
    searchProducts: actorNotProvided<Found<SearchHit>, Search>('searchProducts'),
  },
}).extend({
  delays: { debounce: SEARCH_DEBOUNCE_MS },
  guards: {
    /** Enough is typed to search for. */
    isEnough: (_, params: { text: string }) => isEnough(params.text),
    /** The entries in sight were found with the words that are typed. */
    isFound: ({ context }, params: { text: string }) => isEnough(params.text) && isFound(context, params.text),
    /** The entry is a product, and a protocol is open to take it. */
    isAddedHere: ({ context }, params: Choice) => context.protocol !== null && lineBy(context, params) !== undefined,
    /** The entry is a product that can be put into a protocol. */
    isAdded: ({ context }, params: Choice) => lineBy(context, params) !== undefined,
    /** The entry leads to a page. */
    isPlace: ({ context }, params: Choice) => addressBy(context, params) !== undefined,
    /** The entry is a protocol, a client or a command. */
    isTaken: ({ context }, params: Choice) => takenBy(context, params) !== undefined,
  },
  actions: {
    /** Notes the language, the open protocol, and what can be done with it. */
    setKnown: assign((_, { language, protocol, actions }: BuilderKnown) => ({ language, protocol, actions })),
    /** Keeps the names by which commands are found in this language. */
    setNames: assign((_, params: { names: Names }) => ({ names: params.names })),
    /** Lets the names of another language go. */
    forgetNames: assign({ names: {} }),
    /** Keeps what is typed; no entry is marked any more. */
    setText: assign((_, params: { text: string }) => ({ text: params.text, active: null, added: null })),
    /** Empties the box, with all that was found. */
    empty: assign({ text: '', active: null, added: null, found: null }),
    /** Marks the entry above or below. */
    moveActive: assign(({ context }, params: { by: 1 | -1 }) => ({ active: nextKey(context, params.by) })),
    /** Marks the entry that is pointed at. */
    setActive: assign((_, params: { key: string }) => ({ active: params.key })),
    /** Begins a search: of none of the three lists is anything known yet. */
    forgetComing: assign({ coming: NO_GROUPS }),
    /** Keeps the protocols found, until all three lists are there. */
    setProtocols: assign(({ context: { coming } }, result: Found<Protocol>) => ({
      coming: { ...coming, protocols: result.ok ? result.value : null },
    })),
    /** Keeps the clients found, until all three lists are there. */
    setClients: assign(({ context: { coming } }, result: Found<Client>) => ({
      coming: { ...coming, clients: result.ok ? result.value : null },
    })),
    /** Keeps the products found, until all three lists are there. */
    setProducts: assign(({ context: { coming } }, result: Found<SearchHit>) => ({
      coming: { ...coming, products: result.ok ? result.value : null },
    })),
    /** Shows all three lists at once, so that nothing moves under the pointer. */
    setFound: assign(({ context: { coming, text } }) => ({ found: { ...coming, words: wordsOf(text) } })),
    /** Says beside the box which product was added, and to which protocol. */
    setAdded: assign(({ context }, params: Choice) => {
      const line = lineBy(context, params)
      const { protocol } = context
      return { added: line && protocol !== null ? { name: line.name, quantity: line.item_count, protocol } : null }
    }),
    /** Empties the text alone: what was just added stays in sight. */
    emptyText: assign({ text: '', active: null }),
    /** Tells the builder what was chosen: a product, a protocol, a client or a command. */
    emitTaken: emit(({ context }, params: Choice): CommandBoxFact => {
      const line = lineBy(context, params)
      if (line) return { type: 'product.add', line }
      const entry = takenBy(context, params)
      if (entry?.kind === 'protocol') return { type: 'protocol.select', protocol: entry.protocol }
      return { type: ACTIONS[entry?.kind === 'action' ? entry.action : 'list'].event }
    }),
    /** Port: goes to an address below the language in use. */
    openPage: actionNotProvided<{ address: string }>('openPage'),
  },
})
