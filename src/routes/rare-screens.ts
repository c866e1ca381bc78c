import type { ComponentType } from 'react'

import type { PageName } from '#machines/pages/pages.ts'

import type { AreaPage } from './area-screens.ts'
import type { ShopPage } from './screens.ts'

/** The pages of plain text, and the ways in: few visits open one. */
export type RarePage = Exclude<PageName, AreaPage | ShopPage>

const SCREENS: Readonly<Record<RarePage, () => Promise<ComponentType>>> = {
  checkout: async () => (await import('#screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  checkoutComplete: async () => (await import('#screens/orders/PlacedOrder.tsx')).PlacedOrder,
  invoice: async () => (await import('#screens/orders/InvoiceScreen.tsx')).InvoiceScreen,
  practice: async () => (await import('#screens/practice/PracticeScreen.tsx')).PracticeScreen,
  about: async () => (await import('#screens/pages/TextScreens.tsx')).AboutScreen,
  practitioners: async () => (await import('#screens/pages/TextScreens.tsx')).PractitionersScreen,
  contact: async () => (await import('#screens/pages/ContactScreen.tsx')).ContactScreen,
  shipping: async () => (await import('#screens/pages/TextScreens.tsx')).ShippingScreen,
  privacy: async () => (await import('#screens/pages/TextScreens.tsx')).PrivacyScreen,
  terms: async () => (await import('#screens/pages/TextScreens.tsx')).TermsScreen,
  imprint: async () => (await import('#screens/pages/TextScreens.tsx')).ImprintScreen,
  login: async () => (await import('#screens/sign-in/LoginScreen.tsx')).LoginScreen,
  forgotPassword: async () => (await import('#screens/sign-in/ForgotScreen.tsx')).ForgotScreen,
  resetPassword: async () => (await import('#screens/sign-in/ResetScreen.tsx')).ResetScreen,
  activate: async () => (await import('#screens/sign-in/TokenScreens.tsx')).ActivateScreen,
  multipass: async () => (await import('#screens/sign-in/TokenScreens.tsx')).MultipassScreen,
  registerAs: async () => (await import('#screens/register/RegisterAsScreen.tsx')).RegisterAsScreen,
  registerPractitioner: async () => (await import('#screens/register/PractitionerScreen.tsx')).PractitionerScreen,
  registerClient: async () => (await import('#screens/register/ClientScreen.tsx')).ClientScreen,
  registered: async () => (await import('#screens/register/SuccessScreen.tsx')).SuccessScreen,
}

/** The screen of such a page. Whoever opens none of them loads not even their names. */
export const loadRareScreen = (name: RarePage): Promise<ComponentType> => SCREENS[name]()
