import type { LateChart } from '#machines/app/charts.ts'

/** The source file in this folder that each chart of a page comes from: the server tells the browser early what to load. */
export const CHART_FILES: Readonly<Partial<Record<LateChart, string>>> = {
  product: 'product.ts',
  searchResults: 'search-results.ts',
  cart: 'cart.ts',
  mailCart: 'mail-cart.ts',
  wishlist: 'wishlist.ts',
  contactForm: 'contact-form.ts',
  loginForm: 'sign-in.ts',
  forgotForm: 'sign-in.ts',
  resetForm: 'sign-in.ts',
  activation: 'sign-in.ts',
  multipass: 'sign-in.ts',
  practitionerForm: 'registration.ts',
  clientForm: 'registration.ts',
  lookups: 'lookups.ts',
}
