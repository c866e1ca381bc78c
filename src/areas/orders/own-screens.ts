import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area; those of single orders come with their returns. */
export const SCREENS: Screens = {
  practitionerOrders: async () => (await import('./screens/PractitionerOrders.tsx')).PractitionerOrders,
  practitionerOrder: async () => (await import('./screens/PractitionerOrder.tsx')).PractitionerOrder,
  clientOrders: async () => (await import('./screens/ClientOrders.tsx')).ClientOrders,
  adminOrders: async () => (await import('./screens/AdminOrders.tsx')).AdminOrders,
  practitionerOwnOrders: async () => (await import('./screens/PractitionerOrders.tsx')).PractitionerOwnOrders,
}
