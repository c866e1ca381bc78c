import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. They come together: each leads to the other. */
export const SCREENS: Screens = {
  adminProducts: async () => (await import('./screens/screens.ts')).ProductsScreen,
  adminProduct: async () => (await import('./screens/screens.ts')).ProductScreen,
}
