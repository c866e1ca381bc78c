import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  ingredients: async () => (await import('./screens/IngredientsScreen.tsx')).IngredientsScreen,
}
