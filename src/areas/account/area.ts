import type { Area } from '#contract/area.ts'

const ACCOUNT = { texts: ['account'] } as const

/** This area in the browser. */
export const account = {
  pages: {
    login: { path: '/login', ...ACCOUNT, charts: ['loginForm'], entrance: 'visitors' },
    forgotPassword: { path: '/forgot-password', ...ACCOUNT, charts: ['forgotForm'], entrance: 'visitors' },
    resetPassword: { path: '/reset-password', ...ACCOUNT, charts: ['resetForm'], token: 'resetForm', indexed: false },
    activate: { path: '/activate', ...ACCOUNT, charts: ['activation'], token: 'activation', indexed: false },
    multipass: { path: '/multipass', ...ACCOUNT, charts: ['multipass'], token: 'multipass', indexed: false },
    mailChoices: { path: '/email-choices', ...ACCOUNT, charts: ['mailChoices'], token: 'mailChoices', indexed: false },
    registerAs: { path: '/onboarding/register-as', ...ACCOUNT, entrance: 'visitors' },
    registerPractitioner: {
      path: '/onboarding/register/practitioner',
      ...ACCOUNT,
      charts: ['practitionerForm', 'lookups'],
      entrance: 'visitors',
    },
    registerClient: {
      path: '/onboarding/register/client',
      ...ACCOUNT,
      charts: ['clientForm', 'practice'],
      entrance: 'visitors',
    },
    registered: { path: '/onboarding/success', ...ACCOUNT, indexed: false },
  },
} as const satisfies Area
