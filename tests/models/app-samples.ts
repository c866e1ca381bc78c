import type { CartProduct } from '#machines/cart/cart.ts'
import type { ShopWish } from '#machines/cart/wish/wish.ts'
import { operator } from '#tests/support/operator.ts'

/** Places, people and wishes, as the model of the app's chart meets them. */

export const shop = {
  name: 'Verbena',
  region: 'eu',
  origin: 'http://localhost:3000',
  timeZone: 'Europe/Berlin',
  operator,
  ukShop: null,
  paymentMethods: ['invoice'],
} as const
export const listing = { language: 'en', path: '/products', query: {} } as const
export const filteredListing = { language: 'en', path: '/products', query: { brands: '4' } } as const
export const germanListing = { language: 'de', path: '/products', query: {} } as const
export const zinc = { language: 'en', path: '/products/zinc', query: {} } as const
export const found = { language: 'en', path: '/search-results', query: { query: 'zinc' } } as const
export const home = { language: 'en', path: '/', query: {} } as const
export const cart = { language: 'en', path: '/cart', query: {} } as const
export const about = { language: 'en', path: '/about', query: {} } as const
export const activate = { language: 'jp', path: '/activate', query: {} } as const
export const reset = { ...activate, path: '/reset-password' } as const
export const multipass = { ...activate, path: '/multipass' } as const
export const profile = { language: 'en', path: '/account/client/profile', query: {} } as const
export const protocols = { language: 'en', path: '/account/client/protocols', query: {} } as const
export const aProtocol = { ...protocols, path: '/account/client/protocols/1' } as const
export const practicePage = { language: 'en', path: '/practice/linden', query: {} } as const
export const practiceEditor = { language: 'en', path: '/account/practitioner/shop', query: {} } as const
export const registerAtPractice = {
  language: 'en',
  path: '/onboarding/register/client',
  query: { practice: 'linden' },
} as const
/** A practitioner's own. */
export const aClient = { language: 'en', path: '/account/practitioner/clients/7', query: {} } as const
export const overview = { language: 'en', path: '/account/practitioner', query: {} } as const
export const adminOrders = { language: 'en', path: '/account/admin/orders', query: {} } as const
export const ownProtocols = { language: 'en', path: '/account/practitioner/protocols', query: {} } as const
export const anOwnProtocol = { ...ownProtocols, path: '/account/practitioner/protocols/1' } as const
export const ownFolders = { ...ownProtocols, path: '/account/practitioner/folders' } as const
export const user = {
  user_id: 1,
  user_type_id: 4,
  email: 'zoe@mail.example',
  first_name: 'Zoë',
  last_name: 'Linden',
  phone: '',
  country: null,
  language: 'en',
  newsletter: false,
  builder_mode: 'standard',
} as const
export const recall = { pages: 3, card: 7, offset: 80, focus: null } as const
export const zincPack: CartProduct = {
  product_id: 1,
  product_variant_id: 1,
  price: 9.95,
  name: 'Zinc',
  slug: 'zinc',
  brand: { id: 1, name: 'Avella', slug: 'avella' },
  asset: null,
  unit_of_measure: null,
  net_contents: '60 capsules',
  stock: 3,
}
export const toCart: ShopWish = { kind: 'cart', product: zincPack, quantity: 2 }
export const unwished = { product_id: 1, product_variant_id: 1, name: 'Zinc' } as const
export const heart: ShopWish = { kind: 'wishlist', product_id: 1, product_variant_id: 1, name: 'Zinc' }
export const atAbout = { type: 'route.entered', place: about, at: 1 } as const
export const client = { type: 'session.signedIn', userId: 1, userTypeId: 4 } as const
export const undo = { to: 'cart', event: { type: 'cart.setQuantity', product: zincPack, quantity: 2 } } as const
export const undoLine = {
  to: 'protocolBuilder',
  event: { type: 'line.reset', protocolId: 1, variantId: 1, name: 'Zinc', quantity: 1, before: 2 },
} as const
export const notice = { tone: 'info', text: 'common:notice.languageFailed' } as const
