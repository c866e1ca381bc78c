import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  practitionerOrders: async () => (await import('./screens/PractitionerOrders.tsx')).PractitionerOrders,
  practitionerOrder: async () => (await import('./screens/PractitionerOrder.tsx')).PractitionerOrder,
  practitionerOwnOrder: async () => (await import('./screens/ClientOrder.tsx')).PractitionerOwnOrder,
  clientOrders: async () => (await import('./screens/ClientOrders.tsx')).ClientOrders,
  clientOrder: async () => (await import('./screens/ClientOrder.tsx')).ClientOrder,
  adminOrders: async () => (await import('./screens/AdminOrders.tsx')).AdminOrders,
  adminOrder: async () => (await import('./screens/AdminOrder.tsx')).AdminOrder,
  practitionerOwnOrders: async () => (await import('./screens/PractitionerOrders.tsx')).PractitionerOwnOrders,
}
