import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  clients: async () => (await import('./screens/ClientsScreen.tsx')).ClientsScreen,
  inviteClient: async () => (await import('./screens/InviteScreen.tsx')).InviteScreen,
  client: async () => (await import('./screens/ClientScreen.tsx')).ClientScreen,
  importClients: async () => (await import('./screens/import/ImportClientsScreen.tsx')).ImportClientsScreen,
}
