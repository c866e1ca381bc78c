import * as account from '#areas/account/contract/account.ts'
import * as admin from '#areas/admin/contract/admin.ts'
import * as adminCommission from '#areas/commission/contract/admin-commission.ts'
import * as auth from '#areas/account/contract/auth.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as cart from '#areas/cart/contract/cart.ts'
import * as catalogueImport from '#areas/import/contract/catalogue-import.ts'
import * as catalogue from '#areas/catalogue/contract/catalogue.ts'
import * as clientOrders from '#areas/orders/contract/client-orders.ts'
import * as clients from '#areas/clients/contract/clients.ts'
import * as commission from '#areas/commission/contract/commission.ts'
import * as consent from '#areas/clients/contract/consent.ts'
import * as contact from '#areas/general/contract/contact.ts'
import * as country from '#contract/country.ts'
import * as folders from '#areas/folders/contract/folders.ts'
import * as imported from '#areas/clients/contract/imported-clients.ts'
import * as orders from '#areas/orders/contract/orders.ts'
import * as overview from '#areas/catalogue/contract/overview.ts'
import * as placing from '#areas/orders/contract/place-order.ts'
import * as practice from '#areas/practice/contract/practice.ts'
import * as protocols from '#areas/protocols/contract/protocols.ts'
import * as registration from '#areas/account/contract/registration.ts'
import * as search from '#areas/catalogue/contract/search.ts'
import * as packages from '#areas/practice/contract/store-packages.ts'
import * as services from '#areas/practice/contract/store-services.ts'
import * as store from '#areas/practice/contract/store.ts'
import * as wishlist from '#areas/cart/contract/wishlist.ts'

/** Keeps the exact types; a key that is not its call's id does not compile. */
const gather = <const Calls extends { readonly [Id in keyof Calls]: CallDefinition & { readonly id: Id } }>(
  calls: Calls,
): Calls => calls

/** All calls below /api (call.contract-is-complete) by area, in the order in which they are read. */
export const areas = {
  'Sign in': gather({
    login: auth.login,
    loginMultipass: auth.loginMultipass,
    logout: auth.logout,
    register: registration.register,
    listLookups: registration.listLookups,
    activate: auth.activate,
    forgotPassword: auth.forgotPassword,
    resetPassword: auth.resetPassword,
    refreshTokens: auth.refreshTokens,
  }),
  Account: gather({
    getAccount: account.getAccount,
    updateAccount: account.updateAccount,
    deleteAccount: account.deleteAccount,
    changePassword: account.changePassword,
    listSessions: account.listSessions,
    endSessions: account.endSessions,
    exportAccount: account.exportAccount,
    getPractitionerProfile: account.getPractitionerProfile,
    getClientProfile: account.getClientProfile,
    updateClientProfile: account.updateClientProfile,
    readCountry: country.readCountry,
  }),
  Catalogue: gather({
    listFilterOptions: catalogue.listFilterOptions,
    getShopOverview: overview.getShopOverview,
    listProducts: catalogue.listProducts,
    getProduct: catalogue.getProduct,
    searchProducts: search.searchProducts,
    listPopularProducts: search.listPopularProducts,
    searchByCursor: search.searchByCursor,
  }),
  'Cart and wishlist': gather({
    getCart: cart.getCart,
    addToCart: cart.addToCart,
    setCartQuantity: cart.setCartQuantity,
    removeFromCart: cart.removeFromCart,
    mailCart: cart.mailCart,
    listWishlist: wishlist.listWishlist,
    addToWishlist: wishlist.addToWishlist,
    removeFromWishlist: wishlist.removeFromWishlist,
  }),
  Orders: gather({
    getCheckoutOptions: orders.getCheckoutOptions,
    placeOrder: placing.placeOrder,
    listOrders: orders.listOrders,
    getOrder: orders.getOrder,
    orderAgain: orders.orderAgain,
    payOrder: orders.payOrder,
  }),
  'Clients of a practitioner': gather({
    listClients: clients.listClients,
    inviteClient: clients.inviteClient,
    getClient: clients.getClient,
    updateClient: clients.updateClient,
    listImportedClients: imported.listImportedClients,
    importClients: imported.importClients,
    deleteImportedClients: imported.deleteImportedClients,
    deleteImportedClient: imported.deleteImportedClient,
    inviteImportedClients: imported.inviteImportedClients,
    stopImportedInvitations: imported.stopImportedInvitations,
    listClientOrders: clientOrders.listClientOrders,
    getClientOrder: clientOrders.getClientOrder,
    getCommission: commission.getCommission,
    downloadCommission: commission.downloadCommission,
    listPayouts: commission.listPayouts,
    getPayout: commission.getPayout,
  }),
  Protocols: gather({
    listProtocols: protocols.listProtocols,
    createProtocol: protocols.createProtocol,
    duplicateProtocol: protocols.duplicateProtocol,
    shareProtocol: protocols.shareProtocol,
    searchProtocols: protocols.searchProtocols,
    updateProtocol: protocols.updateProtocol,
    getProtocol: protocols.getProtocol,
    deleteProtocol: protocols.deleteProtocol,
    restoreProtocol: protocols.restoreProtocol,
    checkFit: protocols.checkFit,
    readShareMail: protocols.readShareMail,
    suggestNotes: protocols.suggestNotes,
    addProtocolProduct: protocols.addProtocolProduct,
    updateProtocolProduct: protocols.updateProtocolProduct,
    removeProtocolProduct: protocols.removeProtocolProduct,
    listSharedProtocols: clients.listSharedProtocols,
    getSharedProtocol: clients.getSharedProtocol,
    deleteSharedProtocol: clients.deleteSharedProtocol,
    deleteSharedProtocolV2: clients.deleteSharedProtocolV2,
    listInvitations: consent.listInvitations,
    answerInvitation: consent.answerInvitation,
    endLink: consent.endLink,
  }),
  'Saved folders': gather({
    listFolders: folders.listFolders,
    createFolder: folders.createFolder,
    renameFolder: folders.renameFolder,
    deleteFolder: folders.deleteFolder,
    restoreFolder: folders.restoreFolder,
    addToFolder: folders.addToFolder,
    removeFromFolder: folders.removeFromFolder,
  }),
  'Practitioner store': gather({
    getStore: store.getStore,
    createStore: store.createStore,
    updateStore: store.updateStore,
    removeStoreLogo: store.removeStoreLogo,
    checkStoreName: store.checkStoreName,
    updateStoreHeader: store.updateStoreHeader,
    updateStoreAbout: store.updateStoreAbout,
    updateStoreMessage: store.updateStoreMessage,
    updateStoreApproach: store.updateStoreApproach,
    uploadApproachImage: store.uploadApproachImage,
    uploadApproachStyleImage: store.uploadApproachStyleImage,
    removeApproachImage: store.removeApproachImage,
    removeApproachStyleImage: store.removeApproachStyleImage,
    updateStoreContact: store.updateStoreContact,
    updateStoreHours: store.updateStoreHours,
    updateServicesHeader: services.updateServicesHeader,
    listStoreServices: services.listStoreServices,
    createStoreService: services.createStoreService,
    updateStoreService: services.updateStoreService,
    deleteStoreService: services.deleteStoreService,
    restoreStoreService: services.restoreStoreService,
    reorderStoreService: services.reorderStoreService,
    listStorePackages: packages.listStorePackages,
    createStorePackage: packages.createStorePackage,
    updateStorePackage: packages.updateStorePackage,
    deleteStorePackage: packages.deleteStorePackage,
    restoreStorePackage: packages.restoreStorePackage,
    uploadPackageImage: packages.uploadPackageImage,
    removePackageImage: packages.removePackageImage,
    addPackageFeature: packages.addPackageFeature,
    updatePackageFeature: packages.updatePackageFeature,
    removePackageFeature: packages.removePackageFeature,
    reorderStorePackage: packages.reorderStorePackage,
    getPractice: practice.getPractice,
    joinPractice: practice.joinPractice,
  }),
  Administration: gather({
    listPractitioners: admin.listPractitioners,
    judgePractitioner: admin.judgePractitioner,
    listAccounts: admin.listAccounts,
    listAllOrders: admin.listAllOrders,
    getAnyOrder: admin.getAnyOrder,
    updateOrder: admin.updateOrder,
    takeBackPaid: admin.takeBackPaid,
    listPayable: adminCommission.listPayable,
    listAllPayouts: adminCommission.listAllPayouts,
    createPayout: adminCommission.createPayout,
    importProducts: catalogueImport.importProducts,
    getImport: catalogueImport.getImport,
    startImport: catalogueImport.startImport,
    cancelImport: catalogueImport.cancelImport,
    downloadImportFindings: catalogueImport.downloadImportFindings,
  }),
  Contact: gather({
    sendContactMessage: contact.sendContactMessage,
  }),
} as const

export type Area = keyof typeof areas

/** Every call by its id, for the server, the API document and the tests; the browser imports single calls. */
export const calls = {
  ...areas['Sign in'],
  ...areas.Account,
  ...areas.Catalogue,
  ...areas['Cart and wishlist'],
  ...areas.Orders,
  ...areas['Clients of a practitioner'],
  ...areas.Protocols,
  ...areas['Saved folders'],
  ...areas['Practitioner store'],
  ...areas.Administration,
  ...areas.Contact,
} as const

export type CallId = keyof typeof calls

/** The call of an id, its exact type kept. */
export type Call<Id extends CallId> = (typeof calls)[Id]
