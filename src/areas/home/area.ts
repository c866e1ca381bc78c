import type { Area } from '#contract/area.ts'

const PROFILE = ['profileForm', 'passwordForm', 'devices', 'exportData', 'deleteAccount'] as const

/** This area in the browser. */
export const home = {
  pages: {
    home: { path: '/', texts: ['catalogue', 'home'] },
    practitionerHome: {
      path: '/account/practitioner',
      texts: ['clients', 'practiceEditor', 'commission'],
      charts: ['latestProtocols', 'waitingClients', 'practicePage', 'commission'],
      menu: [1, 'home', 1],
    },
    practitionerProfile: {
      path: '/account/practitioner/profile',
      charts: [...PROFILE, 'practiceForm', 'lookups'],
      menu: [8, 'profile'],
    },
    clientHome: {
      path: '/account/client',
      texts: ['clients', 'dosage'],
      charts: ['sharedProtocols', 'takenMarks', 'planFeed', 'invitations'],
      menu: [9, 'home', 1],
    },
    clientProfile: {
      path: '/account/client/profile',
      texts: ['intake'],
      charts: [...PROFILE, 'wishesForm', 'invitations', 'linkEnding'],
      menu: [12, 'profile'],
    },
    adminHome: {
      path: '/account/admin',
      texts: ['orders'],
      charts: ['adminTasks', 'today'],
      menu: [13, 'home', 1],
    },
    adminProfile: {
      path: '/account/admin/profile',
      charts: PROFILE,
      menu: [20, 'profile'],
    },
  },
} as const satisfies Area
