import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area, and of those of single orders, into which it hangs their returns. */
export const SCREENS: Screens = {
  adminReturns: async () => (await import('./screens/AdminReturns.tsx')).AdminReturns,
  adminReturn: async () => (await import('./screens/AdminReturn.tsx')).AdminReturn,
  practitionerOwnOrder: async () => (await import('./screens/order-screens.tsx')).PractitionerOwnOrder,
  clientOrder: async () => (await import('./screens/order-screens.tsx')).ClientOrder,
  adminOrder: async () => (await import('./screens/order-screens.tsx')).AdminOrder,
}
