import type { Screens } from '#hooks/screens.ts'

export const SCREENS: Screens = {
  commission: async () => (await import('./screens/CommissionScreen.tsx')).CommissionScreen,
  statement: async () => (await import('./screens/StatementScreen.tsx')).StatementScreen,
  commissionBank: async () => (await import('./screens/BankScreen.tsx')).BankScreen,
  commissionCorrection: async () => (await import('./screens/payout/CorrectionScreen.tsx')).CorrectionScreen,
  adminCommission: async () => (await import('./screens/payout/PayoutScreen.tsx')).PayoutScreen,
}
