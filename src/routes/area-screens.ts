import type { ComponentType } from 'react'

import type { PAGES, PageName } from '#machines/pages/pages.ts'

/** The pages of the signed-in users' own areas. */
export type AreaPage = {
  [Name in PageName]: (typeof PAGES)[Name]['path'] extends `/account/${string}` ? Name : never
}[PageName]

const profile = async () => (await import('#screens/account/ProfileScreen.tsx')).ProfileScreen

/** The screen of each page of the own area. Who never signs in loads not even their names. */
const SCREENS: Readonly<Record<AreaPage, () => Promise<ComponentType>>> = {
  practitionerHome: async () => (await import('#screens/account/PractitionerHome.tsx')).PractitionerHome,
  folders: async () => (await import('#screens/account/FoldersScreen.tsx')).FoldersScreen,
  protocols: async () => (await import('#screens/own-protocols/ProtocolsScreen.tsx')).ProtocolsScreen,
  protocol: async () => (await import('#screens/own-protocols/ProtocolScreen.tsx')).ProtocolScreen,
  clients: async () => (await import('#screens/clients/ClientsScreen.tsx')).ClientsScreen,
  inviteClient: async () => (await import('#screens/clients/InviteScreen.tsx')).InviteScreen,
  importClients: async () => (await import('#screens/clients/import/ImportClientsScreen.tsx')).ImportClientsScreen,
  client: async () => (await import('#screens/clients/ClientScreen.tsx')).ClientScreen,
  commission: async () => (await import('#screens/commission/CommissionScreen.tsx')).CommissionScreen,
  statement: async () => (await import('#screens/commission/StatementScreen.tsx')).StatementScreen,
  practitionerOrders: async () => (await import('#screens/orders/PractitionerOrders.tsx')).PractitionerOrders,
  practitionerOrder: async () => (await import('#screens/orders/PractitionerOrder.tsx')).PractitionerOrder,
  practitionerOwnOrders: async () => (await import('#screens/orders/PractitionerOrders.tsx')).PractitionerOwnOrders,
  practitionerOwnOrder: async () => (await import('#screens/orders/ClientOrder.tsx')).PractitionerOwnOrder,
  practiceEditor: async () => (await import('#screens/practice-editor/PracticeEditorScreen.tsx')).PracticeEditorScreen,
  practitionerProfile: profile,
  clientHome: async () => (await import('#screens/account/ClientHome.tsx')).ClientHome,
  clientProtocols: async () => (await import('#screens/protocols/ClientProtocols.tsx')).ClientProtocols,
  clientProtocol: async () => (await import('#screens/protocols/ClientProtocol.tsx')).ClientProtocol,
  clientOrders: async () => (await import('#screens/orders/ClientOrders.tsx')).ClientOrders,
  clientOrder: async () => (await import('#screens/orders/ClientOrder.tsx')).ClientOrder,
  clientProfile: profile,
  adminHome: async () => (await import('#screens/account/AdminHome.tsx')).AdminHome,
  adminPractitioners: async () => (await import('#screens/admin/PractitionersScreen.tsx')).PractitionersScreen,
  adminOrders: async () => (await import('#screens/orders/AdminOrders.tsx')).AdminOrders,
  adminOrder: async () => (await import('#screens/orders/AdminOrder.tsx')).AdminOrder,
  adminCommission: async () => (await import('#screens/payout/PayoutScreen.tsx')).PayoutScreen,
  adminAccounts: async () => (await import('#screens/admin/AccountsScreen.tsx')).AccountsScreen,
  adminImport: async () => (await import('#screens/admin/ImportScreen.tsx')).ImportScreen,
  adminProfile: profile,
}

/** The frame around each of them. */
export { AccountArea } from '#screens/account/AccountArea.tsx'

export const loadAreaScreen = (name: AreaPage): Promise<ComponentType> => SCREENS[name]()
