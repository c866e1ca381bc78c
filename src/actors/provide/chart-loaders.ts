import type { LateChart } from '#machines/pages/charts.ts'

import type { PageChartPorts } from './page-chart-ports.ts'

/** How the code of each chart of a page is had. */
export function chartLoaders(ports: PageChartPorts) {
  return {
    product: async () => (await import('./product.ts')).provideProduct(ports),
    searchResults: async () => (await import('./search-results.ts')).provideSearchResults(ports),
    wish: async () => (await import('./wish.ts')).provideWish(ports),
    cart: async () => (await import('./cart.ts')).provideCart(ports),
    contactForm: async () => (await import('./contact-form.ts')).provideContactForm(ports),
    mailCart: async () => (await import('./mail-cart.ts')).provideMailCart(ports),
    loginForm: async () => (await import('./sign-in.ts')).provideLoginForm(ports),
    forgotForm: async () => (await import('./sign-in.ts')).provideForgotForm(ports),
    resetForm: async () => (await import('./sign-in.ts')).provideResetForm(ports),
    activation: async () => (await import('./sign-in.ts')).provideActivation(ports),
    multipass: async () => (await import('./sign-in.ts')).provideMultipass(ports),
    practitionerForm: async () => (await import('./registration.ts')).providePractitionerForm(ports),
    clientForm: async () => (await import('./registration.ts')).provideClientForm(ports),
    lookups: async () => (await import('./lookups.ts')).provideLookups(ports),
    country: async () => (await import('./country.ts')).provideCountry(ports),
    recovery: async () => (await import('./recovery.ts')).provideRecovery(ports),
    searchBar: async () => (await import('./search-bar.ts')).provideSearchBar(ports),
    wishlist: async () => (await import('./wishlist.ts')).provideWishlist(ports),
    folders: async () => (await import('./folders.ts')).provideFolders(ports),
    protocolBuilder: async () => (await import('./protocol-builder.ts')).provideProtocolBuilder(ports),
    profileForm: async () => (await import('./own-account.ts')).provideProfileForm(ports),
    practiceForm: async () => (await import('./own-account.ts')).providePracticeForm(ports),
    wishesForm: async () => (await import('./own-account.ts')).provideWishesForm(ports),
    passwordForm: async () => (await import('./own-account.ts')).providePasswordForm(ports),
    devices: async () => (await import('./own-account.ts')).provideDevices(ports),
    exportData: async () => (await import('./own-account.ts')).provideExportData(ports),
    deleteAccount: async () => (await import('./own-account.ts')).provideDeleteAccount(ports),
    practitionersWaiting: async () => (await import('./own-account.ts')).providePractitionersWaiting(ports),
    practitionersReview: async () => (await import('./admin.ts')).providePractitionersReview(ports),
    sharedProtocols: async () => (await import('./shared-protocols.ts')).provideSharedProtocols(ports),
    sharedProtocol: async () => (await import('./shared-protocols.ts')).provideSharedProtocol(ports),
    protocolRemoval: async () => (await import('./shared-protocols.ts')).provideProtocolRemoval(ports),
    accountsList: async () => (await import('./admin.ts')).provideAccountsList(ports),
    clientsList: async () => (await import('./clients.ts')).provideClientsList(ports),
    clientPage: async () => (await import('./clients.ts')).provideClientPage(ports),
    inviteForm: async () => (await import('./clients.ts')).provideInviteForm(ports),
    latestProtocols: async () => (await import('./practitioner-home.ts')).provideLatestProtocols(ports),
    waitingClients: async () => (await import('./practitioner-home.ts')).provideWaitingClients(ports),
  } satisfies Readonly<Record<LateChart, unknown>>
}
