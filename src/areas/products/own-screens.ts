import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  adminProducts: async () => (await import('./screens/ProductsScreen.tsx')).ProductsScreen,
  adminProduct: async () => (await import('./screens/ProductScreen.tsx')).ProductScreen,
}
