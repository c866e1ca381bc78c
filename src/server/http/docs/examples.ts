import type { CallRequest } from '#contract/call.ts'
import type { Call, CallId } from '../calls.ts'

/** The calls whose body can be JSON. */
export type JsonBodyId = {
  [Id in CallId]: Call<Id> extends { readonly bodyType: 'form' }
    ? never
    : Call<Id> extends { readonly body: unknown }
      ? Id
      : never
}[CallId]

const cartLine = { product_id: 214, product_variant_id: 731 }
const heading = { title: 'Calm days, clear nights', description: 'We start with food, sleep and movement.' }

/** One body for each call that takes JSON, as it stands on the wire: for the API's document and for tests. */
export const examples: { readonly [Id in JsonBodyId]: NonNullable<CallRequest<Call<Id>>['body']> } = {
  login: { email: 'client@verbena.test', password: 'Verbena-2026!' },
  loginMultipass: { multipass: 'bXVsdGlwYXNz' },
  register: {
    user_type_id: 3,
    fields: {
      email: 'jo.linden@verbena.test',
      password: 'Meadow-Path-7',
      first_name: 'Jo',
      last_name: 'Linden',
      country: 'NL',
      phone: '+31 20 123 4567',
      terms: true,
      health_profession: 1,
      expertise_level: 3,
      organisation_type: 1,
      practice_name: 'Linden Practice',
      website: 'https://linden.example',
    },
  },
  activate: { token: 'YWN0aXZhdGU' },
  forgotPassword: { email: 'client@verbena.test' },
  resetPassword: { password: 'Meadow-Path-7', confirm_password: 'Meadow-Path-7' },
  updateAccount: { first_name: 'Jo', language: 'nl', builder_mode: 'redesign' },
  changePassword: { current_password: 'Verbena-2026!', password: 'Meadow-Path-7', confirm_password: 'Meadow-Path-7' },
  endSessions: { session_id: 12 },
  updateClientProfile: { suitable_for: [41], free_from: [52, 57] },
  searchProducts: { priorities: ['name', 'ingredients'] },
  addToCart: { ...cartLine, quantity: 2 },
  setCartQuantity: { ...cartLine, quantity: 1 },
  removeFromCart: cartLine,
  addToWishlist: cartLine,
  removeFromWishlist: cartLine,
  payOrder: { payment_method: 'credit_card' },
  placeOrder: {
    address: {
      first_name: 'Mara',
      last_name: 'Vos',
      street: 'Lindengracht 12',
      postal_code: '1015 KG',
      city: 'Amsterdam',
      country: 'NL',
    },
    delivery_method: 'standard',
    payment_method: 'invoice',
    total: 44.88,
    seen: {
      lines: [{ product_variant_id: 731, quantity: 2, price: 19.99 }],
      discount_rate: 0,
      delivery_price: 4.9,
    },
  },
  importClients: { clients: [{ email: 'mara.vos@verbena.test', first_name: 'Mara', last_name: 'Vos' }] },
  inviteImportedClients: { ids: [7] },
  inviteClient: { email: 'mara.vos@verbena.test', first_name: 'Mara', last_name: 'Vos', discount_rate: 10 },
  updateClient: { discount_rate: 15 },
  answerInvitation: { answer: 'no' },
  createProtocol: { name: 'Winter basics', description: 'Eight weeks, with breakfast.' },
  duplicateProtocol: { protocol_id: 8 },
  shareProtocol: {
    id: 8,
    email: 'mara.vos@verbena.test',
    user_id: 31,
    discount: 10,
    notes: 'Start with half the dose.',
  },
  updateProtocol: { name: 'Winter basics', description: 'Twelve weeks, with breakfast.' },
  addProtocolProduct: {
    product_id: 214,
    language_id: 1,
    name: 'Magnesium Glycinate',
    quantity: 1,
    product_variant_id: 731,
  },
  updateProtocolProduct: { quantity: 2, notes: 'With the evening meal', product_variant_id: 731 },
  removeProtocolProduct: { product_variant_id: 731 },
  createFolder: { name: 'Sleep' },
  renameFolder: { name: 'Evenings' },
  addToFolder: { kind: 'product', ...cartLine },
  createStore: { type: 'practice', theme: 'linden' },
  updateStore: { name: 'linden-practice', theme: 'sage' },
  updateStoreHeader: heading,
  updateStoreAbout: heading,
  updateStoreMessage: { message: 'Closed in the last week of December.' },
  updateStoreApproach: heading,
  updateStoreContact: { description: 'Write to us, we answer within two days.' },
  updateStoreHours: { opening_hours: [{ day: 1, opens: '09:00', closes: '17:00' }], timezone: 'Europe/Amsterdam' },
  updateServicesHeader: heading,
  createStoreService: { name: 'First consultation', description: 'Ninety minutes', icon: 'leaf' },
  updateStoreService: { name: 'First consultation', description: 'An hour', icon: 'leaf' },
  reorderStoreService: { order: 1 },
  createStorePackage: { name: 'Three months', description: 'Six consultations' },
  updateStorePackage: { name: 'Four months', description: 'Eight consultations' },
  addPackageFeature: { text: 'A plan for every week' },
  updatePackageFeature: { feature_id: 4, text: 'A plan for every day' },
  removePackageFeature: { feature_id: 4 },
  reorderStorePackage: { order: 2 },
  judgePractitioner: { status: 'refused', reason: 'The certificate has run out.' },
  updateOrder: { status: 'sent' },
  createPayout: {
    practitioner_id: 12,
    currency: 'EUR',
    paid_on: '2026-02-02',
    note: 'Transfer of January',
    total: 84.3,
  },
  sendContactMessage: {
    name: 'Mara Vos',
    email: 'mara.vos@verbena.test',
    message: 'When is the magnesium back in stock?',
  },
}
