import { describe, expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import type { CallId } from '#server/http/calls.ts'

type Person = 'visitor' | keyof typeof USER_TYPES

const EVERYBODY: readonly Person[] = ['visitor', 'Admin', 'CertifiedPractitioner', 'Practitioner', 'Client']
const WITH_TOKEN = EVERYBODY.slice(1)

/** Capabilities, the user types that have them, and the calls that carry them out. */
const MATRIX: readonly {
  readonly capability: string
  readonly who: readonly Person[]
  readonly calls: readonly CallId[]
}[] = [
  {
    capability: 'Browse storefront, geo-lookup, register',
    who: EVERYBODY,
    calls: [
      'listFilterOptions',
      'getShopOverview',
      'listProducts',
      'getProduct',
      'searchProducts',
      'listPopularProducts',
      'searchByCursor',
      'getCheckoutOptions',
      'readCountry',
      'register',
      'listLookups',
      'activate',
      'login',
      'loginMultipass',
      'forgotPassword',
      'resetPassword',
      'getPractice',
      'sendContactMessage',
    ],
  },
  {
    capability: 'Account and cart calls',
    who: WITH_TOKEN,
    calls: [
      'logout',
      'refreshTokens',
      'getAccount',
      'updateAccount',
      'deleteAccount',
      'changePassword',
      'listSessions',
      'endSessions',
      'exportAccount',
      'getCart',
      'addToCart',
      'setCartQuantity',
      'removeFromCart',
      'mailCart',
      'listWishlist',
      'addToWishlist',
      'removeFromWishlist',
      'placeOrder',
      'listOrders',
      'getOrder',
      'orderAgain',
      'payOrder',
    ],
  },
  {
    capability: 'Profile, practitioner endpoint',
    who: ['CertifiedPractitioner', 'Practitioner'],
    calls: ['getPractitionerProfile'],
  },
  { capability: 'Profile, client endpoint', who: ['Client'], calls: ['getClientProfile', 'updateClientProfile'] },
  {
    capability: 'Protocol builder; fetch practitioner protocols list',
    who: ['CertifiedPractitioner', 'Practitioner'],
    calls: [
      'listProtocols',
      'getProtocol',
      'createProtocol',
      'updateProtocol',
      'deleteProtocol',
      'restoreProtocol',
      'readShareMail',
      'suggestNotes',
      'duplicateProtocol',
      'searchProtocols',
      'addProtocolProduct',
      'updateProtocolProduct',
      'removeProtocolProduct',
    ],
  },
  {
    capability: 'Invite clients, set their rates, see what they need',
    who: ['CertifiedPractitioner'],
    calls: ['inviteClient', 'updateClient', 'importClients', 'inviteImportedClients', 'checkFit'],
  },
  { capability: 'Share protocols', who: ['Admin', 'CertifiedPractitioner'], calls: ['shareProtocol'] },
  {
    capability: 'Load own protocols and delete one',
    who: ['Client'],
    calls: ['listSharedProtocols', 'getSharedProtocol', 'deleteSharedProtocol', 'deleteSharedProtocolV2'],
  },
  {
    capability: 'Answer who asks to be the own practitioner, and end a link',
    who: ['Client'],
    calls: ['listInvitations', 'answerInvitation', 'endLink'],
  },
  { capability: 'Become a client of a practice', who: ['Client'], calls: ['joinPractice'] },
  {
    capability: 'Clients list and the other practitioner features',
    who: ['CertifiedPractitioner', 'Practitioner'],
    calls: [
      'listClients',
      'getClient',
      'listImportedClients',
      'deleteImportedClients',
      'deleteImportedClient',
      'stopImportedInvitations',
      'listClientOrders',
      'getClientOrder',
      'getCommission',
      'downloadCommission',
      'listPayouts',
      'getPayout',
      'listFolders',
      'createFolder',
      'renameFolder',
      'deleteFolder',
      'restoreFolder',
      'addToFolder',
      'removeFromFolder',
      'getStore',
      'createStore',
      'updateStore',
      'removeStoreLogo',
      'checkStoreName',
      'updateStoreHeader',
      'updateStoreAbout',
      'updateStoreMessage',
      'updateStoreApproach',
      'uploadApproachImage',
      'uploadApproachStyleImage',
      'removeApproachImage',
      'removeApproachStyleImage',
      'updateStoreContact',
      'updateStoreHours',
      'updateServicesHeader',
      'listStoreServices',
      'createStoreService',
      'updateStoreService',
      'deleteStoreService',
      'restoreStoreService',
      'reorderStoreService',
      'listStorePackages',
      'createStorePackage',
      'updateStorePackage',
      'deleteStorePackage',
      'restoreStorePackage',
      'uploadPackageImage',
      'removePackageImage',
      'addPackageFeature',
      'updatePackageFeature',
      'removePackageFeature',
      'reorderStorePackage',
    ],
  },
  {
    capability: 'Administration',
    who: ['Admin'],
    calls: [
      'listPractitioners',
      'judgePractitioner',
      'listAccounts',
      'listAllOrders',
      'getAnyOrder',
      'updateOrder',
      'takeBackPaid',
      'listPayable',
      'listAllPayouts',
      'createPayout',
      'listAllProducts',
      'getAnyProduct',
      'saveProduct',
      'undoEdits',
      'addProductPicture',
      'listProductChoices',
      'importProducts',
      'getImport',
      'startImport',
      'answerImport',
      'cancelImport',
      'stopSending',
      'weighUndo',
      'undoImport',
      'takeAbsentOffSale',
      'downloadImportFindings',
    ],
  },
]

function mayCall(call: CallDefinition, person: Person): boolean {
  const { token, ...access } = call.access
  if (token === 'none' || token === 'optional') return true
  if (person === 'visitor') return false
  return !('types' in access) || access.types === undefined || access.types.includes(USER_TYPES[person])
}

describe('who may call', () => {
  it.each(MATRIX)(
    '$capability: $who (role.visitors-browse-and-register, role.practitioner-features, role.client-features, role.admin-features)',
    ({ who, calls: ids }) => {
      for (const id of ids)
        expect({ id, who: EVERYBODY.filter((person) => mayCall(calls[id], person)) }).toEqual({ id, who })
    },
  )

  it('has every call in one of its rows', () => {
    expect(MATRIX.flatMap((row) => row.calls).sort()).toEqual(Object.keys(calls).sort())
  })

  it('lets only the refresh be called with a refresh token (call.bearer-unless-open)', () => {
    const all: readonly CallDefinition[] = Object.values(calls)
    expect(all.filter((call) => call.access.token === 'refresh').map((call) => call.id)).toEqual(['refreshTokens'])
  })

  it('looks at a token where prices or pages differ by who asks, and only there', () => {
    const all: readonly CallDefinition[] = Object.values(calls)
    expect(
      all
        .filter((call) => call.access.token === 'optional')
        .map((call) => call.id)
        .sort(),
    ).toEqual(['getPractice', 'getProduct', 'listPopularProducts', 'listProducts', 'searchByCursor', 'searchProducts'])
  })
})
