import type { TextFile } from '#contract/languages.ts'

export interface Page {
  /** Below the language. A segment in braces is a parameter. */
  readonly path: string
  /** The files of texts that it needs besides the frame's. */
  readonly texts: readonly TextFile[]
  /** The late charts that it needs, by the names of their rows in machines/app/charts.ts. */
  readonly charts?: readonly string[]
  /**
   * `visitors`: of no use to anyone signed in. `people`: for anyone signed in, outside the areas too. Without it, a page in an
   * area is for the people of that area, and every other page is for everybody.
   */
  readonly entrance?: 'visitors' | 'people'
  /** Which of its charts is given the one-time token that its address may end with. */
  readonly token?: 'resetForm' | 'activation' | 'multipass'
  /** Search engines are not to keep it. */
  readonly indexed?: false
  /** The protocol builder would be in the way (builder.hidden-on-cart-and-wishlist, builder.hidden-in-checkout). */
  readonly builder?: 'hidden'
}

const PROFILE = ['profileForm', 'passwordForm', 'devices', 'exportData', 'deleteAccount'] as const
const GENERAL = { texts: ['pages'] } as const
const ACCOUNT = { texts: ['account'] } as const
const CLIENTS = { texts: ['account', 'clients'] } as const
const COMMISSION = { texts: ['account', 'orders', 'commission'] } as const
const ORDERS = { texts: ['account', 'shopping', 'orders'] } as const

/**
 * Every page of the shop. Routes, screens, texts, charts, the gate, the sitemap and canonical addresses follow from it: a new
 * page is a row here and its screen in src/routes/, and in menu.ts where the side navigation leads to it. The paths are
 * rules (address.browsing-paths, address.checkout-paths, address.practice-path, address.entry-paths,
 * address.practitioner-paths, address.client-paths, address.admin-paths).
 */
export const PAGES = {
  home: { path: '/', texts: ['catalogue', 'home'] },
  listing: { path: '/products', texts: ['catalogue'] },
  product: { path: '/products/{slug}', texts: ['catalogue'], charts: ['product'] },
  searchResults: { path: '/search-results', texts: ['catalogue'], charts: ['searchResults'], indexed: false },
  cart: {
    path: '/cart',
    texts: ['catalogue', 'shopping'],
    charts: ['cart', 'mailCart'],
    indexed: false,
    builder: 'hidden',
  },
  wishlist: {
    path: '/wishlist',
    texts: ['catalogue', 'shopping'],
    charts: ['wishlist'],
    indexed: false,
    builder: 'hidden',
  },

  checkout: {
    path: '/checkout',
    texts: ['catalogue', 'account', 'shopping', 'orders'],
    charts: ['cart', 'checkout'],
    entrance: 'people',
    indexed: false,
    builder: 'hidden',
  },
  checkoutComplete: {
    path: '/checkout/complete/{orderId}',
    ...ORDERS,
    charts: ['order'],
    entrance: 'people',
    indexed: false,
    builder: 'hidden',
  },

  invoice: {
    path: '/checkout/invoice/{orderId}',
    ...ORDERS,
    charts: ['order'],
    entrance: 'people',
    indexed: false,
    builder: 'hidden',
  },

  practice: { path: '/practice/{shopName}', texts: ['practice'], charts: ['practice', 'practiceJoin'] },

  about: { path: '/about', ...GENERAL },
  practitioners: { path: '/practitioners', ...GENERAL },
  contact: { path: '/contact', ...GENERAL, charts: ['contactForm'] },
  shipping: { path: '/shipping', ...GENERAL },
  privacy: { path: '/privacy', ...GENERAL },
  terms: { path: '/terms', ...GENERAL },
  imprint: { path: '/imprint', ...GENERAL },

  login: { path: '/login', ...ACCOUNT, charts: ['loginForm'], entrance: 'visitors' },
  forgotPassword: { path: '/forgot-password', ...ACCOUNT, charts: ['forgotForm'], entrance: 'visitors' },
  resetPassword: { path: '/reset-password', ...ACCOUNT, charts: ['resetForm'], token: 'resetForm', indexed: false },
  activate: { path: '/activate', ...ACCOUNT, charts: ['activation'], token: 'activation', indexed: false },
  multipass: { path: '/multipass', ...ACCOUNT, charts: ['multipass'], token: 'multipass', indexed: false },
  registerAs: { path: '/onboarding/register-as', ...ACCOUNT, entrance: 'visitors' },
  registerPractitioner: {
    path: '/onboarding/register/practitioner',
    ...ACCOUNT,
    charts: ['practitionerForm', 'lookups'],
    entrance: 'visitors',
  },
  registerClient: {
    path: '/onboarding/register/client',
    ...ACCOUNT,
    charts: ['clientForm', 'practice'],
    entrance: 'visitors',
  },
  registered: { path: '/onboarding/success', ...ACCOUNT, indexed: false },

  practitionerHome: {
    path: '/account/practitioner',
    texts: ['account', 'clients', 'practiceEditor', 'commission'],
    charts: ['latestProtocols', 'waitingClients', 'practicePage', 'commission'],
  },
  folders: {
    path: '/account/practitioner/folders',
    texts: ['catalogue', 'account', 'shopping', 'builder'],
    charts: ['folders'],
  },
  protocols: {
    path: '/account/practitioner/protocols',
    texts: ['catalogue', 'account', 'builder'],
    charts: ['protocolsPage'],
  },
  protocol: {
    path: '/account/practitioner/protocols/{protocolId}',
    texts: ['catalogue', 'account', 'clients', 'builder'],
    charts: ['protocolPage', 'shareMail'],
  },
  clients: { path: '/account/practitioner/clients', ...CLIENTS, charts: ['clientsList', 'importedClients'] },
  // Before the page of a client, whose path has room for any word here.
  inviteClient: { path: '/account/practitioner/clients/invite', ...CLIENTS, charts: ['inviteForm'] },
  importClients: {
    path: '/account/practitioner/clients/import',
    texts: ['account', 'clients', 'clientImport'],
    charts: ['importedClients'],
  },
  client: { path: '/account/practitioner/clients/{clientId}', ...CLIENTS, charts: ['clientPage'] },
  commission: {
    path: '/account/practitioner/commission',
    ...COMMISSION,
    charts: ['commission', 'commissionDownload'],
  },
  statement: {
    path: '/account/practitioner/commission/payouts/{payoutId}',
    ...COMMISSION,
    charts: ['statement'],
  },
  practitionerOrders: { path: '/account/practitioner/orders', ...ORDERS, charts: ['clientsOrders'] },
  // Before the page of an order, whose path has room for any word here.
  practitionerOwnOrders: { path: '/account/practitioner/orders/own', ...ORDERS, charts: ['ownOrders'] },
  practitionerOrder: { path: '/account/practitioner/orders/{orderId}', ...ORDERS, charts: ['clientsOrder'] },
  practitionerOwnOrder: {
    path: '/account/practitioner/orders/own/{orderId}',
    ...ORDERS,
    charts: ['order', 'orderAgain'],
  },
  practiceEditor: {
    path: '/account/practitioner/shop',
    texts: ['account', 'practice', 'practiceEditor'],
    charts: ['practicePage'],
  },
  practitionerProfile: {
    path: '/account/practitioner/profile',
    ...ACCOUNT,
    charts: [...PROFILE, 'practiceForm', 'lookups'],
  },
  clientHome: { path: '/account/client', ...CLIENTS, charts: ['sharedProtocols', 'invitations'] },
  clientProtocols: {
    path: '/account/client/protocols',
    ...CLIENTS,
    charts: ['sharedProtocols'],
  },
  clientProtocol: {
    path: '/account/client/protocols/{protocolId}',
    texts: ['catalogue', 'account', 'shopping', 'clients'],
    charts: ['sharedProtocol', 'protocolRemoval'],
  },
  clientOrders: { path: '/account/client/orders', ...ORDERS, charts: ['ownOrders'] },
  clientOrder: { path: '/account/client/orders/{orderId}', ...ORDERS, charts: ['order', 'orderAgain'] },
  clientProfile: {
    path: '/account/client/profile',
    ...ACCOUNT,
    charts: [...PROFILE, 'wishesForm', 'invitations', 'linkEnding'],
  },
  adminHome: { path: '/account/admin', ...ACCOUNT, charts: ['adminTasks'] },
  adminPractitioners: {
    path: '/account/admin/practitioners',
    ...ACCOUNT,
    charts: ['practitionersReview', 'lookups'],
  },
  adminOrders: { path: '/account/admin/orders', ...ORDERS, charts: ['allOrders'] },
  adminOrder: { path: '/account/admin/orders/{orderId}', ...ORDERS, charts: ['adminOrder'] },
  adminCommission: { path: '/account/admin/commission', ...COMMISSION, charts: ['payout'] },
  adminAccounts: {
    path: '/account/admin/accounts',
    ...ACCOUNT,
    charts: ['accountsList'],
  },
  adminImport: { path: '/account/admin/import', texts: ['account', 'import'], charts: ['catalogueImport'] },
  adminProfile: { path: '/account/admin/profile', ...ACCOUNT, charts: PROFILE },
} as const satisfies Readonly<Record<string, Page>>

export type PageName = keyof typeof PAGES

type ChartsIn<Row> = Row extends { readonly charts: readonly (infer Name)[] } ? Name : never
/** The late charts that pages name. */
export type ChartOfPage = ChartsIn<(typeof PAGES)[PageName]>

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[]
export const pageNamed = (name: PageName): Page => PAGES[name]

/** The pages of plain text and the contact form, in the order in which the foot of a page names them. */
export const GENERAL_PAGES = ['about', 'practitioners', 'contact', 'shipping', 'privacy', 'terms', 'imprint'] as const
export type GeneralPage = (typeof GENERAL_PAGES)[number]
