import type { ComponentType } from 'react'

import type { PageName } from '#machines/pages/pages.ts'

import type { AreaPage } from './area-screens.ts'
import type { ShopPage } from './screens.ts'

/** The pages of plain text, and the ways in: few visits open one. */
export type RarePage = Exclude<PageName, AreaPage | ShopPage>

const SCREENS: Readonly<Record<RarePage, () => Promise<ComponentType>>> = {
  checkout: async () => (await import('#areas/orders/screens/checkout/CheckoutScreen.tsx')).CheckoutScreen,
  checkoutComplete: async () => (await import('#areas/orders/screens/PlacedOrder.tsx')).PlacedOrder,
  invoice: async () => (await import('#areas/orders/screens/InvoiceScreen.tsx')).InvoiceScreen,
  practice: async () => (await import('#areas/practice/screens/PracticeScreen.tsx')).PracticeScreen,
  about: async () => (await import('#areas/general/screens/TextScreens.tsx')).AboutScreen,
  practitioners: async () => (await import('#areas/general/screens/TextScreens.tsx')).PractitionersScreen,
  contact: async () => (await import('#areas/general/screens/ContactScreen.tsx')).ContactScreen,
  shipping: async () => (await import('#areas/general/screens/TextScreens.tsx')).ShippingScreen,
  privacy: async () => (await import('#areas/general/screens/TextScreens.tsx')).PrivacyScreen,
  terms: async () => (await import('#areas/general/screens/TextScreens.tsx')).TermsScreen,
  imprint: async () => (await import('#areas/general/screens/TextScreens.tsx')).ImprintScreen,
  login: async () => (await import('#areas/account/screens/sign-in/LoginScreen.tsx')).LoginScreen,
  forgotPassword: async () => (await import('#areas/account/screens/sign-in/ForgotScreen.tsx')).ForgotScreen,
  resetPassword: async () => (await import('#areas/account/screens/sign-in/ResetScreen.tsx')).ResetScreen,
  activate: async () => (await import('#areas/account/screens/sign-in/TokenScreens.tsx')).ActivateScreen,
  multipass: async () => (await import('#areas/account/screens/sign-in/TokenScreens.tsx')).MultipassScreen,
  registerAs: async () => (await import('#areas/account/screens/register/RegisterAsScreen.tsx')).RegisterAsScreen,
  registerPractitioner: async () =>
    (await import('#areas/account/screens/register/PractitionerScreen.tsx')).PractitionerScreen,
  registerClient: async () => (await import('#areas/account/screens/register/ClientScreen.tsx')).ClientScreen,
  registered: async () => (await import('#areas/account/screens/register/SuccessScreen.tsx')).SuccessScreen,
}

/** The screen of such a page. Whoever opens none of them loads not even their names. */
export const loadRareScreen = (name: RarePage): Promise<ComponentType> => SCREENS[name]()
