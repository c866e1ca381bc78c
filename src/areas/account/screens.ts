import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages. */
export const SCREENS: Screens = {
  login: async () => (await import('./screens/sign-in/LoginScreen.tsx')).LoginScreen,
  forgotPassword: async () => (await import('./screens/sign-in/ForgotScreen.tsx')).ForgotScreen,
  resetPassword: async () => (await import('./screens/sign-in/ResetScreen.tsx')).ResetScreen,
  activate: async () => (await import('./screens/sign-in/TokenScreens.tsx')).ActivateScreen,
  multipass: async () => (await import('./screens/sign-in/TokenScreens.tsx')).MultipassScreen,
  mailChoices: async () => (await import('./screens/sign-in/MailChoicesScreen.tsx')).MailChoicesScreen,
  registerAs: async () => (await import('./screens/register/RegisterAsScreen.tsx')).RegisterAsScreen,
  registerClient: async () => (await import('./screens/register/ClientScreen.tsx')).ClientScreen,
  registered: async () => (await import('./screens/register/SuccessScreen.tsx')).SuccessScreen,
  registerPractitioner: async () => (await import('./screens/register/PractitionerScreen.tsx')).PractitionerScreen,
}
