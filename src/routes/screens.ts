import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { PageName } from '#machines/pages/pages.ts'

import { lazyScreen } from './lazy-screen.tsx'

interface Screen {
  /** Its source file: the server tells the browser early what to load. */
  readonly file: string
  readonly component: RouteComponent
}

const screen = <Name extends string>(
  file: string,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): Screen => ({ file: `src/screens/${file}`, component: lazyScreen(load, name) })

const text = (name: 'AboutScreen' | 'PractitionersScreen' | 'ShippingScreen' | 'PrivacyScreen' | 'TermsScreen') =>
  screen('pages/TextScreens.tsx', () => import('#screens/pages/TextScreens.tsx'), name)
const profile = screen('account/ProfileScreen.tsx', () => import('#screens/account/ProfileScreen.tsx'), 'ProfileScreen')

/** The screen of each page. */
export const SCREENS: Readonly<Record<PageName, Screen>> = {
  home: screen('home/HomeScreen.tsx', () => import('#screens/home/HomeScreen.tsx'), 'HomeScreen'),
  listing: screen('catalogue/ListingScreen.tsx', () => import('#screens/catalogue/ListingScreen.tsx'), 'ListingScreen'),
  product: screen('product/ProductScreen.tsx', () => import('#screens/product/ProductScreen.tsx'), 'ProductScreen'),
  searchResults: screen('search/SearchScreen.tsx', () => import('#screens/search/SearchScreen.tsx'), 'SearchScreen'),
  cart: screen('cart/CartScreen.tsx', () => import('#screens/cart/CartScreen.tsx'), 'CartScreen'),
  wishlist: screen(
    'wishlist/WishlistScreen.tsx',
    () => import('#screens/wishlist/WishlistScreen.tsx'),
    'WishlistScreen',
  ),
  about: text('AboutScreen'),
  practitioners: text('PractitionersScreen'),
  contact: screen('pages/ContactScreen.tsx', () => import('#screens/pages/ContactScreen.tsx'), 'ContactScreen'),
  shipping: text('ShippingScreen'),
  privacy: text('PrivacyScreen'),
  terms: text('TermsScreen'),
  login: screen('sign-in/LoginScreen.tsx', () => import('#screens/sign-in/LoginScreen.tsx'), 'LoginScreen'),
  forgotPassword: screen('sign-in/ForgotScreen.tsx', () => import('#screens/sign-in/ForgotScreen.tsx'), 'ForgotScreen'),
  resetPassword: screen('sign-in/ResetScreen.tsx', () => import('#screens/sign-in/ResetScreen.tsx'), 'ResetScreen'),
  activate: screen('sign-in/TokenScreens.tsx', () => import('#screens/sign-in/TokenScreens.tsx'), 'ActivateScreen'),
  multipass: screen('sign-in/TokenScreens.tsx', () => import('#screens/sign-in/TokenScreens.tsx'), 'MultipassScreen'),
  registerAs: screen(
    'register/RegisterAsScreen.tsx',
    () => import('#screens/register/RegisterAsScreen.tsx'),
    'RegisterAsScreen',
  ),
  registerPractitioner: screen(
    'register/PractitionerScreen.tsx',
    () => import('#screens/register/PractitionerScreen.tsx'),
    'PractitionerScreen',
  ),
  registerClient: screen(
    'register/ClientScreen.tsx',
    () => import('#screens/register/ClientScreen.tsx'),
    'ClientScreen',
  ),
  registered: screen(
    'register/SuccessScreen.tsx',
    () => import('#screens/register/SuccessScreen.tsx'),
    'SuccessScreen',
  ),
  practitionerHome: screen(
    'account/PractitionerHome.tsx',
    () => import('#screens/account/PractitionerHome.tsx'),
    'PractitionerHome',
  ),
  folders: screen('account/FoldersScreen.tsx', () => import('#screens/account/FoldersScreen.tsx'), 'FoldersScreen'),
  practitionerProfile: profile,
  clientHome: screen('account/ClientHome.tsx', () => import('#screens/account/ClientHome.tsx'), 'ClientHome'),
  clientProfile: profile,
  adminHome: screen('account/AdminHome.tsx', () => import('#screens/account/AdminHome.tsx'), 'AdminHome'),
  adminPractitioners: screen(
    'admin/PractitionersScreen.tsx',
    () => import('#screens/admin/PractitionersScreen.tsx'),
    'PractitionersScreen',
  ),
  adminAccounts: screen(
    'admin/AccountsScreen.tsx',
    () => import('#screens/admin/AccountsScreen.tsx'),
    'AccountsScreen',
  ),
  adminProfile: profile,
}
