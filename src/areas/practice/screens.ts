import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages. */
export const SCREENS: Screens = {
  practice: async () => (await import('./screens/PracticeScreen.tsx')).PracticeScreen,
}
