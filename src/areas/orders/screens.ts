import type { Screens } from '#hooks/screens.ts'

/** The screens of its other pages; that of a placed order comes with its returns. */
export const SCREENS: Screens = {
  checkout: async () => (await import('./screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  invoice: async () => (await import('./screens/InvoiceScreen.tsx')).InvoiceScreen,
}
