import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  adminImport: async () => (await import('./screens/ImportScreen.tsx')).ImportScreen,
}
