/**
 * The charts whose code comes when it is wanted, a row each: its kind, what it is told and when, what the root hears of
 * it, what outdates it, and which of its keys are secret. Types, messages and facts follow from it.
 */
import type { deleteAccountMachine } from '../account/delete-account.machine.ts'
import type { devicesMachine } from '../account/devices.machine.ts'
import type { exportDataMachine } from '../account/export-data.machine.ts'
import type { passwordFormMachine } from '../account/password-form.machine.ts'
import type { practiceFormMachine } from '../account/practice-form.machine.ts'
import type { profileFormMachine } from '../account/profile-form.machine.ts'
import type { wishesFormMachine } from '../account/wishes-form.machine.ts'
import type { cartMachine } from '../cart/cart.machine.ts'
import type { mailCartMachine } from '../cart/mail-cart.machine.ts'
import type { commissionDownloadMachine } from '../commission/commission-download.machine.ts'
import type { commissionMachine } from '../commission/commission.machine.ts'
import type { statementMachine } from '../commission/statement.machine.ts'
import type { contactFormMachine } from '../general/contact-form.machine.ts'
import type { countryMachine } from '../country/country.machine.ts'
import type { checkoutMachine } from '../orders/checkout/checkout.machine.ts'
import type { foldersMachine } from '../folders/folders.machine.ts'
import type { lookupsMachine } from '../account/lookups.machine.ts'
import type { orderAgainMachine } from '../orders/order-again.machine.ts'
import type { orderMachine } from '../orders/order.machine.ts'
import type { ownOrdersMachine } from '../orders/own-orders.machine.ts'
import type { payoutMachine } from '../commission/payout/payout.machine.ts'
import type { practiceJoinMachine } from '../practice/practice-join.machine.ts'
import type { practiceMachine } from '../practice/practice.machine.ts'
import type { productMachine } from '../catalogue/product/product.machine.ts'
import type { protocolBuilderMachine } from '../protocols/builder/protocol-builder.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import type { clientFormMachine } from '../account/registration/client-form.machine.ts'
import type { practitionerFormMachine } from '../account/registration/practitioner-form.machine.ts'
import type { searchBarMachine } from '../catalogue/search-bar/search-bar.machine.ts'
import type { searchResultsMachine } from '../catalogue/search-results/search-results.machine.ts'
import type { activationMachine } from '../account/sign-in/activation.machine.ts'
import type { forgotFormMachine } from '../account/sign-in/forgot-form.machine.ts'
import type { loginFormMachine } from '../account/sign-in/login-form.machine.ts'
import type { multipassMachine } from '../account/sign-in/multipass.machine.ts'
import type { resetFormMachine } from '../account/sign-in/reset-form.machine.ts'
import type { wishMachine } from '../cart/wish/wish.machine.ts'
import type { wishlistMachine } from '../cart/wishlist/wishlist.machine.ts'

import { ADMIN } from './admin-charts.ts'
import { CLIENT } from './client-charts.ts'
import { late } from '../late/late-chart.ts'
import type { Kind } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import { PRACTITIONER } from './practitioner-charts.ts'
import * as scene from '../late/scene-messages.ts'
import { productSlug } from '../pages/place.ts'

export const LATE = {
  ...CLIENT,
  ...PRACTITIONER,
  ...ADMIN,
  product: late<typeof productMachine>()({
    kind: 'next',
    entered: ({ place }) => [{ type: 'product.entered', language: place.language, slug: productSlug(place) ?? '' }],
  }),
  searchResults: late<typeof searchResultsMachine>()({ kind: 'page', entered: scene.searchEntered }),
  contactForm: late<typeof contactFormMachine>()({
    kind: 'page',
    secrets: { name: 'text', message: 'text' },
    reentered: scene.anew,
  }),
  mailCart: late<typeof mailCartMachine>()({
    kind: 'page',
    reentered: scene.openedAnew,
    signedOut: scene.ended,
  }),
  loginForm: late<typeof loginFormMachine>()({
    kind: 'page',
    reentered: scene.anew,
    signedOut: scene.anew,
    meanings: { 'form.refused': meaning.loginRefused },
  }),
  forgotForm: late<typeof forgotFormMachine>()({ kind: 'page', reentered: scene.anew }),
  resetForm: late<typeof resetFormMachine>()({
    kind: 'page',
    entered: ({ token }) => (token === null ? [] : [{ type: 'form.fill', values: { reset_token: token } }]),
    reentered: scene.anew,
    meanings: { 'form.sent': meaning.passwordReset, 'form.refused': meaning.resetRefused },
  }),
  activation: late<typeof activationMachine>()({
    kind: 'page',
    entered: scene.tokenGiven,
    facts: ['signIn.done', 'signIn.failed', 'notice.raised'],
  }),
  multipass: late<typeof multipassMachine>()({
    kind: 'page',
    entered: scene.tokenGiven,
    facts: ['signIn.done', 'signIn.failed', 'notice.raised'],
  }),
  practitionerForm: late<typeof practitionerFormMachine>()({
    kind: 'page',
    reentered: scene.anew,
    meanings: { 'form.sent': meaning.registered },
  }),
  clientForm: late<typeof clientFormMachine>()({
    kind: 'page',
    entered: ({ place: { query } }) => [{ type: 'form.fill', values: { practice: query['practice'] ?? '' } }],
    reentered: scene.anew,
    meanings: { 'form.sent': meaning.registered },
  }),
  lookups: late<typeof lookupsMachine>()({ kind: 'page', outdated: {}, entered: scene.wanted }),
  practice: late<typeof practiceMachine>()({
    kind: 'page',
    secrets: { shopName: 'open' },
    entered: scene.practiceEntered,
    facts: ['practice.moved'],
  }),
  practiceJoin: late<typeof practiceJoinMachine>()({
    kind: 'page',
    secrets: { shopName: 'open' },
    entered: scene.practiceEntered,
    signedOut: scene.ended,
    meanings: { 'practice.joined': meaning.accountStale },
  }),
  searchBar: late<typeof searchBarMachine>()({
    kind: 'frame',
    started: ({ place }) => [{ type: 'page.entered', place }],
  }),
  country: late<typeof countryMachine>()({ kind: 'frame' }),
  recovery: late<typeof recoveryMachine>()({ kind: 'frame' }),
  wish: late<typeof wishMachine>()({ kind: 'kept', facts: ['wish.asked', 'wish.declined', 'wish.granted'] }),
  cart: late<typeof cartMachine>()({
    kind: 'kept',
    outdated: {},
    started: ({ place: { language } }) => [{ type: 'language.shown', language }],
    reentered: scene.opened,
    facts: ['cart.added', 'cart.notAdded', 'notice.raised'],
  }),
  wishlist: late<typeof wishlistMachine>()({
    kind: 'kept',
    outdated: {},
    reentered: scene.openedAnew,
    facts: ['cart.wanted', 'wishlist.kept', 'notice.raised'],
  }),
  folders: late<typeof foldersMachine>()({
    kind: 'kept',
    secrets: { 'name.change value': 'text' },
    outdated: { 'protocols.changed': 'list.outdated' },
    reentered: scene.openedAnew,
    facts: ['cart.wanted', 'notice.raised', 'texts.wanted'],
  }),
  protocolBuilder: late<typeof protocolBuilderMachine>()({
    kind: 'kept',
    secrets: { 'note.change text': 'text' },
    outdated: {},
    started: ({ place: { language }, mode }) => [
      { type: 'language.shown', language },
      { type: 'mode.chosen', mode },
    ],
    facts: ['notice.raised', 'notice.withdrawn', 'protocols.changed'],
  }),
  profileForm: late<typeof profileFormMachine>()({
    kind: 'own',
    isFilledIn: true,
    reentered: scene.anew,
    meanings: { 'form.sent': ({ sent }) => ({ type: 'account.changed', user: sent }) as const },
  }),
  practiceForm: late<typeof practiceFormMachine>()({
    kind: 'own',
    isFilledIn: true,
    reentered: scene.anew,
    meanings: { 'form.sent': meaning.accountStale },
  }),
  wishesForm: late<typeof wishesFormMachine>()({
    kind: 'own',
    isFilledIn: true,
    reentered: scene.anew,
    meanings: { 'form.sent': meaning.accountStale },
  }),
  passwordForm: late<typeof passwordFormMachine>()({ kind: 'own', reentered: scene.anew }),
  devices: late<typeof devicesMachine>()({ kind: 'own', reentered: scene.openedAnew }),
  exportData: late<typeof exportDataMachine>()({ kind: 'own', reentered: scene.openedAnew }),
  deleteAccount: late<typeof deleteAccountMachine>()({
    kind: 'own',
    reentered: scene.openedAnew,
    facts: ['account.deleted'],
  }),
  checkout: late<typeof checkoutMachine>()({ kind: 'own', entered: scene.checkoutEntered, facts: ['order.placed'] }),
  order: late<typeof orderMachine>()({ kind: 'own', entered: scene.orderEntered }),
  orderAgain: late<typeof orderAgainMachine>()({
    kind: 'page',
    reentered: scene.openedAnew,
    signedOut: scene.ended,
    meanings: { 'call.answered': meaning.orderedAgain },
  }),
  ownOrders: late<typeof ownOrdersMachine>()({ kind: 'own', outdated: {}, entered: scene.addressWanted }),
  commission: late<typeof commissionMachine>()({ kind: 'own', outdated: {}, entered: scene.addressWanted }),
  commissionDownload: late<typeof commissionDownloadMachine>()({ kind: 'own', reentered: scene.openedAnew }),
  statement: late<typeof statementMachine>()({ kind: 'own', entered: scene.listEntered }),
  payout: late<typeof payoutMachine>()({ kind: 'own', entered: scene.listEntered }),
}

export type LateChart = keyof typeof LATE
type Rows = typeof LATE
/** The machines of the late charts, by name. */
export type LateMachines = {
  [Name in LateChart]: Rows[Name] extends { readonly machine?: infer Machine } ? NonNullable<Machine> : never
}
export type LateChartOf<Of extends Kind> = {
  [Name in LateChart]: Rows[Name]['kind'] extends Of ? Name : never
}[LateChart]

export const LATE_CHARTS = Object.keys(LATE) as readonly LateChart[]

export const lateChartsOf = <Of extends Kind>(kind: Of): readonly LateChartOf<Of>[] =>
  LATE_CHARTS.filter((name): name is LateChartOf<Of> => LATE[name].kind === kind)
