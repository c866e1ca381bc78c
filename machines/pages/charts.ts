/**
 * The charts whose code comes when it is wanted. `page`: it comes with its page and lives on. `own`: so too, and it ends with
 * the session, as what it holds is one person's. `kept`: it holds what one person keeps, is told who comes and goes, and
 * empties itself. `frame`: it belongs to every page, and none waits for it. `next`: it comes with its page too, and ahead of it
 * once another page is shown, since most visits lead there.
 */
const LATE = {
  product: 'next',
  searchResults: 'page',
  contactForm: 'page',
  mailCart: 'page',
  loginForm: 'page',
  forgotForm: 'page',
  resetForm: 'page',
  activation: 'page',
  multipass: 'page',
  practitionerForm: 'page',
  clientForm: 'page',
  lookups: 'page',
  searchBar: 'frame',
  country: 'frame',
  recovery: 'frame',
  wish: 'kept',
  cart: 'kept',
  wishlist: 'kept',
  folders: 'kept',
  protocolBuilder: 'kept',
  profileForm: 'own',
  practiceForm: 'own',
  wishesForm: 'own',
  passwordForm: 'own',
  devices: 'own',
  exportData: 'own',
  deleteAccount: 'own',
  practitionersWaiting: 'own',
  practitionersReview: 'own',
  accountsList: 'own',
  protocolsPage: 'own',
  protocolPage: 'own',
  shareMail: 'own',
  clientsList: 'own',
  clientPage: 'own',
  inviteForm: 'own',
  latestProtocols: 'own',
  waitingClients: 'own',
  sharedProtocols: 'own',
  sharedProtocol: 'own',
  protocolRemoval: 'own',
} as const

export type LateChart = keyof typeof LATE
type Kind = (typeof LATE)[LateChart]
export type LateChartOf<Of extends Kind> = {
  [Name in LateChart]: (typeof LATE)[Name] extends Of ? Name : never
}[LateChart]

export const LATE_CHARTS = Object.keys(LATE) as readonly LateChart[]

export const lateChartsOf = <Of extends Kind>(kind: Of): readonly LateChartOf<Of>[] =>
  LATE_CHARTS.filter((name): name is LateChartOf<Of> => LATE[name] === kind)
