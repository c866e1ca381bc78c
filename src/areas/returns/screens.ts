import type { Screens } from '#hooks/screens.ts'

/** The screen of a placed order, into which it hangs its returns. */
export const SCREENS: Screens = {
  checkoutComplete: async () => (await import('./screens/order-screens.tsx')).PlacedOrder,
}
