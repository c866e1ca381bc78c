import type { PageName } from '#machines/pages/pages.ts'

/** The source file of each page's screen, below `src/screens`: the server tells the browser early what to load. */
export const SCREEN_FILES: Readonly<Partial<Record<PageName, string>>> = {
  home: 'home/HomeScreen.tsx',
  listing: 'catalogue/ListingScreen.tsx',
  product: 'product/ProductScreen.tsx',
  searchResults: 'search/SearchScreen.tsx',
  cart: 'cart/CartScreen.tsx',
  wishlist: 'wishlist/WishlistScreen.tsx',
  about: 'pages/TextScreens.tsx',
  practitioners: 'pages/TextScreens.tsx',
  contact: 'pages/ContactScreen.tsx',
  shipping: 'pages/TextScreens.tsx',
  privacy: 'pages/TextScreens.tsx',
  terms: 'pages/TextScreens.tsx',
  login: 'sign-in/LoginScreen.tsx',
  forgotPassword: 'sign-in/ForgotScreen.tsx',
  resetPassword: 'sign-in/ResetScreen.tsx',
  activate: 'sign-in/TokenScreens.tsx',
  multipass: 'sign-in/TokenScreens.tsx',
  registerAs: 'register/RegisterAsScreen.tsx',
  registerPractitioner: 'register/PractitionerScreen.tsx',
  registerClient: 'register/ClientScreen.tsx',
  registered: 'register/SuccessScreen.tsx',
}
