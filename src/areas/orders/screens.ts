import type { Screens } from '#hooks/screens.ts'

/** The screens of its other pages. */
export const SCREENS: Screens = {
  checkout: async () => (await import('./screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  checkoutComplete: async () => (await import('./screens/PlacedOrder.tsx')).PlacedOrder,
  invoice: async () => (await import('./screens/InvoiceScreen.tsx')).InvoiceScreen,
}
