import type { BuilderMode } from '../protocol-builder/protocol-builder.ts'
import type { FirstPage } from '../search-results/search-results.ts'
import { productSlug } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

import type { Told } from './actors.ts'
import type { LateChart } from '../pages/charts.ts'

/** What is known where charts begin, or their page is opened. */
export interface Scene {
  readonly place: Place
  readonly at: number
  readonly token: string | null
  /** What the search bar has found already. */
  readonly found: FirstPage | null
  /** How the user has the protocol builder. */
  readonly mode: BuilderMode
}

type Messages = { readonly [Name in LateChart]?: (scene: Scene) => readonly Told<Name>[] }

const wanted = ({ place: { language }, at }: Scene) => [{ type: 'data.wanted', key: language, at } as const]
const listEntered = ({ place }: Scene) => [{ type: 'list.entered', place } as const]

const ENTERED: Messages = {
  product: ({ place }) => [{ type: 'product.entered', language: place.language, slug: productSlug(place) ?? '' }],
  searchResults: ({ place: { language, query }, found }) => [{ type: 'search.entered', language, query, found }],
  lookups: wanted,
  latestProtocols: wanted,
  waitingClients: wanted,
  practitionersReview: listEntered,
  accountsList: listEntered,
  protocolsPage: ({ place: { language } }) => [{ type: 'list.entered', language }],
  protocolPage: ({ place }) => [{ type: 'protocol.entered', place }],
  clientsList: listEntered,
  clientPage: ({ place }) => [{ type: 'client.entered', place }],
  sharedProtocols: listEntered,
  sharedProtocol: ({ place }) => [{ type: 'protocol.entered', place }],
  resetForm: ({ token }) => (token === null ? [] : [{ type: 'form.fill', values: { reset_token: token } }]),
  activation: ({ token, place: { language } }) => (token === null ? [] : [{ type: 'token.given', token, language }]),
  multipass: ({ token, place: { language } }) => (token === null ? [] : [{ type: 'token.given', token, language }]),
}

const anew = () => [{ type: 'form.reset' } as const]
const opened = ({ at }: Scene) => [{ type: 'page.opened', at } as const]
const openedAnew = () => [{ type: 'page.opened' } as const]

/** A form that was sent is empty again; what may be old is asked for. */
const REENTERED: Messages = {
  contactForm: anew,
  loginForm: anew,
  forgotForm: anew,
  resetForm: anew,
  practitionerForm: anew,
  clientForm: anew,
  profileForm: anew,
  practiceForm: anew,
  wishesForm: anew,
  passwordForm: anew,
  inviteForm: anew,
  cart: opened,
  mailCart: openedAnew,
  wishlist: openedAnew,
  folders: openedAnew,
  devices: openedAnew,
  exportData: openedAnew,
  deleteAccount: openedAnew,
  practitionersWaiting: openedAnew,
  shareMail: openedAnew,
  protocolRemoval: openedAnew,
}

const STARTED: Messages = {
  searchBar: ({ place }) => [{ type: 'page.entered', place }],
  cart: ({ place: { language } }) => [{ type: 'language.shown', language }],
  protocolBuilder: ({ place: { language }, mode }) => [
    { type: 'language.shown', language },
    { type: 'mode.chosen', mode },
  ],
}

const from = <Name extends LateChart>(messages: Messages, name: Name, scene: Scene): readonly Told<Name>[] =>
  (messages[name] as ((scene: Scene) => readonly Told<Name>[]) | undefined)?.(scene) ?? []

/** What a chart is told when its page is opened: whether it has just begun, or has run before. */
export const openingOf = <Name extends LateChart>(name: Name, scene: Scene, isNew: boolean): readonly Told<Name>[] => [
  ...(isNew ? [] : from(REENTERED, name, scene)),
  ...from(ENTERED, name, scene),
]

/** What a chart is told when it begins, on whatever page. */
export const beginningOf = <Name extends LateChart>(name: Name, scene: Scene): readonly Told<Name>[] =>
  from(STARTED, name, scene)
