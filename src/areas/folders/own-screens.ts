import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  folders: async () => (await import('./screens/FoldersScreen.tsx')).FoldersScreen,
}
