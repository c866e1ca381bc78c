import type { RouteComponent } from '@tanstack/react-router'

import type { PageName } from '#machines/pages/pages.ts'

import { lazyScreen } from './lazy-screen.tsx'

const text = (name: 'AboutScreen' | 'PractitionersScreen' | 'ShippingScreen' | 'PrivacyScreen' | 'TermsScreen') =>
  lazyScreen(() => import('#screens/pages/TextScreens.tsx'), name)
const profile = lazyScreen(() => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen')

/** The screen of each page. */
export const SCREENS: Readonly<Record<PageName, RouteComponent>> = {
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
  practitionerHome: lazyScreen(() => import('#screens/account/PractitionerHome.tsx'), 'PractitionerHome'),
  folders: lazyScreen(() => import('#screens/account/FoldersScreen.tsx'), 'FoldersScreen'),
  practitionerProfile: profile,
  clientHome: lazyScreen(() => import('#screens/account/ClientHome.tsx'), 'ClientHome'),
  clientProtocols: lazyScreen(() => import('#screens/protocols/ProtocolScreens.tsx'), 'ClientProtocols'),
  clientProtocol: lazyScreen(() => import('#screens/protocols/ProtocolScreens.tsx'), 'ClientProtocol'),
  clientProfile: profile,
  adminHome: lazyScreen(() => import('#screens/account/AdminHome.tsx'), 'AdminHome'),
  adminPractitioners: lazyScreen(() => import('#screens/admin/PractitionersScreen.tsx'), 'PractitionersScreen'),
  adminAccounts: lazyScreen(() => import('#screens/admin/AccountsScreen.tsx'), 'AccountsScreen'),
  adminProfile: profile,
}
