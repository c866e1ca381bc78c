import type { ComponentType } from 'react'

import type { PAGES, PageName } from '#machines/pages/pages.ts'

/** The pages of the signed-in users' own areas. */
export type AreaPage = {
  [Name in PageName]: (typeof PAGES)[Name]['path'] extends `/account/${string}` ? Name : never
}[PageName]

const profile = async () => (await import('#areas/home/screens/ProfileScreen.tsx')).ProfileScreen

/** The screen of each page of the own area. Who never signs in loads not even their names. */
const SCREENS: Readonly<Record<AreaPage, () => Promise<ComponentType>>> = {
  practitionerHome: async () => (await import('#areas/home/screens/PractitionerHome.tsx')).PractitionerHome,
  folders: async () => (await import('#areas/folders/screens/FoldersScreen.tsx')).FoldersScreen,
  protocols: async () => (await import('#areas/protocols/screens/own/ProtocolsScreen.tsx')).ProtocolsScreen,
  protocol: async () => (await import('#areas/protocols/screens/own/ProtocolScreen.tsx')).ProtocolScreen,
  clients: async () => (await import('#areas/clients/screens/ClientsScreen.tsx')).ClientsScreen,
  inviteClient: async () => (await import('#areas/clients/screens/InviteScreen.tsx')).InviteScreen,
  importClients: async () =>
    (await import('#areas/clients/screens/import/ImportClientsScreen.tsx')).ImportClientsScreen,
  client: async () => (await import('#areas/clients/screens/ClientScreen.tsx')).ClientScreen,
  commission: async () => (await import('#areas/commission/screens/CommissionScreen.tsx')).CommissionScreen,
  statement: async () => (await import('#areas/commission/screens/StatementScreen.tsx')).StatementScreen,
  practitionerOrders: async () => (await import('#areas/orders/screens/PractitionerOrders.tsx')).PractitionerOrders,
  practitionerOrder: async () => (await import('#areas/orders/screens/PractitionerOrder.tsx')).PractitionerOrder,
  practitionerOwnOrders: async () =>
    (await import('#areas/orders/screens/PractitionerOrders.tsx')).PractitionerOwnOrders,
  practitionerOwnOrder: async () => (await import('#areas/orders/screens/ClientOrder.tsx')).PractitionerOwnOrder,
  practiceEditor: async () =>
    (await import('#areas/practice/screens/editor/PracticeEditorScreen.tsx')).PracticeEditorScreen,
  practitionerProfile: profile,
  clientHome: async () => (await import('#areas/home/screens/ClientHome.tsx')).ClientHome,
  clientProtocols: async () => (await import('#areas/protocols/screens/shared/ClientProtocols.tsx')).ClientProtocols,
  clientProtocol: async () => (await import('#areas/protocols/screens/shared/ClientProtocol.tsx')).ClientProtocol,
  clientOrders: async () => (await import('#areas/orders/screens/ClientOrders.tsx')).ClientOrders,
  clientOrder: async () => (await import('#areas/orders/screens/ClientOrder.tsx')).ClientOrder,
  clientProfile: profile,
  adminHome: async () => (await import('#areas/home/screens/AdminHome.tsx')).AdminHome,
  adminPractitioners: async () => (await import('#areas/admin/screens/PractitionersScreen.tsx')).PractitionersScreen,
  adminOrders: async () => (await import('#areas/orders/screens/AdminOrders.tsx')).AdminOrders,
  adminOrder: async () => (await import('#areas/orders/screens/AdminOrder.tsx')).AdminOrder,
  adminCommission: async () => (await import('#areas/commission/screens/payout/PayoutScreen.tsx')).PayoutScreen,
  adminAccounts: async () => (await import('#areas/admin/screens/AccountsScreen.tsx')).AccountsScreen,
  adminImport: async () => (await import('#areas/import/screens/ImportScreen.tsx')).ImportScreen,
  adminProfile: profile,
}

/** The frame around each of them. */
export { AccountArea } from '#areas/account/screens/own-area/AccountArea.tsx'

export const loadAreaScreen = (name: AreaPage): Promise<ComponentType> => SCREENS[name]()
