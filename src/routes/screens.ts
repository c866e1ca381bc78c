import type { RouteComponent } from '@tanstack/react-router'

import type { PageName } from '#machines/pages/pages.ts'

import type { AreaPage } from './area-screens.ts'
import { lazyScreen } from './lazy-screen.tsx'

const text = (name: 'AboutScreen' | 'PractitionersScreen' | 'ShippingScreen' | 'PrivacyScreen' | 'TermsScreen') =>
  lazyScreen(() => import('#screens/pages/TextScreens.tsx'), name)

/** The screen of each page outside of the own area (area-screens.ts). */
export const SCREENS: Readonly<Record<Exclude<PageName, AreaPage>, RouteComponent>> = {
  home: lazyScreen(() => import('#screens/home/HomeScreen.tsx'), 'HomeScreen'),
  listing: lazyScreen(() => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
  product: lazyScreen(() => import('#screens/product/ProductScreen.tsx'), 'ProductScreen'),
  searchResults: lazyScreen(() => import('#screens/search/SearchScreen.tsx'), 'SearchScreen'),
  cart: lazyScreen(() => import('#screens/cart/CartScreen.tsx'), 'CartScreen'),
  wishlist: lazyScreen(() => import('#screens/wishlist/WishlistScreen.tsx'), 'WishlistScreen'),
  about: text('AboutScreen'),
  practitioners: text('PractitionersScreen'),
  contact: lazyScreen(() => import('#screens/pages/ContactScreen.tsx'), 'ContactScreen'),
  shipping: text('ShippingScreen'),
  privacy: text('PrivacyScreen'),
  terms: text('TermsScreen'),
  login: lazyScreen(() => import('#screens/sign-in/LoginScreen.tsx'), 'LoginScreen'),
  forgotPassword: lazyScreen(() => import('#screens/sign-in/ForgotScreen.tsx'), 'ForgotScreen'),
  resetPassword: lazyScreen(() => import('#screens/sign-in/ResetScreen.tsx'), 'ResetScreen'),
  activate: lazyScreen(() => import('#screens/sign-in/TokenScreens.tsx'), 'ActivateScreen'),
  multipass: lazyScreen(() => import('#screens/sign-in/TokenScreens.tsx'), 'MultipassScreen'),
  registerAs: lazyScreen(() => import('#screens/register/RegisterAsScreen.tsx'), 'RegisterAsScreen'),
  registerPractitioner: lazyScreen(() => import('#screens/register/PractitionerScreen.tsx'), 'PractitionerScreen'),
  registerClient: lazyScreen(() => import('#screens/register/ClientScreen.tsx'), 'ClientScreen'),
  registered: lazyScreen(() => import('#screens/register/SuccessScreen.tsx'), 'SuccessScreen'),
}
