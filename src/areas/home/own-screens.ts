import type { Screens } from '#hooks/screens.ts'

const profile = async () => (await import('./screens/ProfileScreen.tsx')).ProfileScreen

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  practitionerHome: async () => (await import('./screens/PractitionerHome.tsx')).PractitionerHome,
  practitionerProfile: profile,
  clientHome: async () => (await import('./screens/ClientHome.tsx')).ClientHome,
  clientProfile: profile,
  adminHome: async () => (await import('./screens/AdminHome.tsx')).AdminHome,
  adminProfile: profile,
}
