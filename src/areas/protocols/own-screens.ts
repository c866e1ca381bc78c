import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  protocols: async () => (await import('./screens/own/ProtocolsScreen.tsx')).ProtocolsScreen,
  protocol: async () => (await import('./screens/own/ProtocolScreen.tsx')).ProtocolScreen,
  clientProtocols: async () => (await import('./screens/shared/ClientProtocols.tsx')).ClientProtocols,
  clientProtocol: async () => (await import('./screens/shared/ClientProtocol.tsx')).ClientProtocol,
}
