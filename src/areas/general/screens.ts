import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages. */
export const SCREENS: Screens = {
  about: async () => (await import('./screens/TextScreens.tsx')).AboutScreen,
  practitioners: async () => (await import('./screens/TextScreens.tsx')).PractitionersScreen,
  contact: async () => (await import('./screens/ContactScreen.tsx')).ContactScreen,
  shipping: async () => (await import('./screens/TextScreens.tsx')).ShippingScreen,
  privacy: async () => (await import('./screens/TextScreens.tsx')).PrivacyScreen,
  terms: async () => (await import('./screens/TextScreens.tsx')).TermsScreen,
  imprint: async () => (await import('./screens/TextScreens.tsx')).ImprintScreen,
}
