import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  adminPractitioners: async () => (await import('./screens/PractitionersScreen.tsx')).PractitionersScreen,
  adminAccounts: async () => (await import('./screens/AccountsScreen.tsx')).AccountsScreen,
}
