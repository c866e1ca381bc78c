import type { EmittedFrom, EventFromLogic } from 'xstate'

import type { deleteAccountMachine } from '../account/delete-account.machine.ts'
import type { devicesMachine } from '../account/devices.machine.ts'
import type { exportDataMachine } from '../account/export-data.machine.ts'
import type { passwordFormMachine } from '../account/password-form.machine.ts'
import type { practiceFormMachine } from '../account/practice-form.machine.ts'
import type { practitionersWaitingMachine } from '../account/practitioners-waiting.machine.ts'
import type { profileFormMachine } from '../account/profile-form.machine.ts'
import type { wishesFormMachine } from '../account/wishes-form.machine.ts'
import type { accountsListMachine } from '../admin/accounts-list.machine.ts'
import type { practitionersReviewMachine } from '../admin/practitioners-review.machine.ts'
import type { cartMachine } from '../cart/cart.machine.ts'
import type { mailCartMachine } from '../cart/mail-cart.machine.ts'
import { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import type { clientPageMachine } from '../clients/client-page.machine.ts'
import type { clientsListMachine } from '../clients/clients-list.machine.ts'
import type { inviteFormMachine } from '../clients/invite-form.machine.ts'
import type { contactFormMachine } from '../contact/contact-form.machine.ts'
import type { countryMachine } from '../country/country.machine.ts'
import type { foldersMachine } from '../folders/folders.machine.ts'
import type { lookupsMachine } from '../fresh-data/lookups.machine.ts'
import { popularProductsMachine } from '../fresh-data/popular-products.machine.ts'
import { shopOptionsMachine } from '../fresh-data/shop-options.machine.ts'
import { shopOverviewMachine } from '../fresh-data/shop-overview.machine.ts'
import { gateMachine } from '../gate/gate.machine.ts'
import { imagesMachine } from '../image-fallback/images.machine.ts'
import { languageMachine } from '../language/language.machine.ts'
import { chartNotProvided } from '../not-provided.ts'
import type { latestProtocolsMachine } from '../practitioner-home/latest-protocols.machine.ts'
import type { waitingClientsMachine } from '../practitioner-home/waiting-clients.machine.ts'
import type { productMachine } from '../product/product.machine.ts'
import type { protocolBuilderMachine } from '../protocol-builder/protocol-builder.machine.ts'
import type { protocolListMachine } from '../protocols/protocol-list.machine.ts'
import type { protocolPageMachine } from '../protocols/protocol-page.machine.ts'
import type { shareMailMachine } from '../protocols/share-mail.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import type { clientFormMachine } from '../registration/client-form.machine.ts'
import type { practitionerFormMachine } from '../registration/practitioner-form.machine.ts'
import type { searchBarMachine } from '../search-bar/search-bar.machine.ts'
import type { searchResultsMachine } from '../search-results/search-results.machine.ts'
import { sessionMachine } from '../session/session.machine.ts'
import type { protocolRemovalMachine } from '../shared-protocols/protocol-removal.machine.ts'
import type { sharedProtocolMachine } from '../shared-protocols/shared-protocol.machine.ts'
import type { sharedProtocolsMachine } from '../shared-protocols/shared-protocols.machine.ts'
import { sidePanelMachine } from '../side-panel/side-panel.machine.ts'
import type { activationMachine } from '../sign-in/activation.machine.ts'
import type { forgotFormMachine } from '../sign-in/forgot-form.machine.ts'
import type { loginFormMachine } from '../sign-in/login-form.machine.ts'
import type { multipassMachine } from '../sign-in/multipass.machine.ts'
import type { resetFormMachine } from '../sign-in/reset-form.machine.ts'
import { toasterMachine } from '../toaster/toaster.machine.ts'
import type { wishMachine } from '../wish/wish.machine.ts'
import type { wishlistMachine } from '../wishlist/wishlist.machine.ts'

import { LATE_CHARTS } from '../pages/charts.ts'
import type { LateChart } from '../pages/charts.ts'

/** Those that live as long as the shop does. */
const LONG_LIVED = {
  language: languageMachine,
  shopOverview: shopOverviewMachine,
  shopOptions: shopOptionsMachine,
  popularProducts: popularProductsMachine,
  catalogue: catalogueMachine,
  toaster: toasterMachine,
  sidePanel: sidePanelMachine,
  images: imagesMachine,
  session: sessionMachine,
  gate: gateMachine,
}

interface Late {
  product: typeof productMachine
  searchResults: typeof searchResultsMachine
  contactForm: typeof contactFormMachine
  mailCart: typeof mailCartMachine
  loginForm: typeof loginFormMachine
  forgotForm: typeof forgotFormMachine
  resetForm: typeof resetFormMachine
  activation: typeof activationMachine
  multipass: typeof multipassMachine
  practitionerForm: typeof practitionerFormMachine
  clientForm: typeof clientFormMachine
  lookups: typeof lookupsMachine
  searchBar: typeof searchBarMachine
  country: typeof countryMachine
  recovery: typeof recoveryMachine
  wish: typeof wishMachine
  cart: typeof cartMachine
  wishlist: typeof wishlistMachine
  folders: typeof foldersMachine
  protocolBuilder: typeof protocolBuilderMachine
  profileForm: typeof profileFormMachine
  practiceForm: typeof practiceFormMachine
  wishesForm: typeof wishesFormMachine
  passwordForm: typeof passwordFormMachine
  devices: typeof devicesMachine
  exportData: typeof exportDataMachine
  deleteAccount: typeof deleteAccountMachine
  practitionersWaiting: typeof practitionersWaitingMachine
  practitionersReview: typeof practitionersReviewMachine
  accountsList: typeof accountsListMachine
  protocolsPage: typeof protocolListMachine
  protocolPage: typeof protocolPageMachine
  shareMail: typeof shareMailMachine
  clientsList: typeof clientsListMachine
  clientPage: typeof clientPageMachine
  inviteForm: typeof inviteFormMachine
  latestProtocols: typeof latestProtocolsMachine
  waitingClients: typeof waitingClientsMachine
  sharedProtocols: typeof sharedProtocolsMachine
  sharedProtocol: typeof sharedProtocolMachine
  protocolRemoval: typeof protocolRemovalMachine
}

/** Every chart that the root starts, under its name: what it takes and tells is typed from here. */
export type Charts = typeof LONG_LIVED & { [Name in LateChart]: Late[Name] }
export type ChartName = keyof Charts
export type LongLived = keyof typeof LONG_LIVED

export const LONG_LIVED_CHARTS = Object.keys(LONG_LIVED) as readonly LongLived[]

export const charts = {
  ...LONG_LIVED,
  ...Object.fromEntries(LATE_CHARTS.map((name) => [name, chartNotProvided(name)])),
} as Charts

/** What a chart takes. */
export type Told<Name extends ChartName> = EventFromLogic<Charts[Name]>
/** What a chart tells. */
export type Fact<Name extends ChartName> = EmittedFrom<Charts[Name]>
