import { type EntryContext, late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as entry from '../late/entry-messages.ts'
import type { activationMachine } from './sign-in/activation.machine.ts'
import type { clientFormMachine } from './registration/client-form.machine.ts'
import type { deleteAccountMachine } from './delete-account.machine.ts'
import type { devicesMachine } from './devices.machine.ts'
import type { exportDataMachine } from './export-data.machine.ts'
import type { forgotFormMachine } from './sign-in/forgot-form.machine.ts'
import type { loginFormMachine } from './sign-in/login-form.machine.ts'
import type { lookupsMachine } from './lookups.machine.ts'
import type { mailChoicesMachine } from './mail-choices.machine.ts'
import type { multipassMachine } from './sign-in/multipass.machine.ts'
import type { passwordFormMachine } from './password-form.machine.ts'
import type { practiceFormMachine } from './practice-form.machine.ts'
import type { practitionerFormMachine } from './registration/practitioner-form.machine.ts'
import type { profileFormMachine } from './profile-form.machine.ts'
import type { resetFormMachine } from './sign-in/reset-form.machine.ts'
import type { wishesFormMachine } from './wishes-form.machine.ts'

/** A link of a mail comes first: whoever is signed in may read another's mail. */
const choicesEntered = (entryContext: EntryContext) =>
  entryContext.token === null ? entry.personKnown(entryContext) : entry.tokenGiven(entryContext)

/** The rows of this area's late charts. */
export const CHARTS = {
  loginForm: late<typeof loginFormMachine>()({
    kind: 'page',
    reentered: entry.anew,
    signedOut: entry.anew,
    meanings: { 'form.refused': meaning.loginRefused },
  }),
  forgotForm: late<typeof forgotFormMachine>()({ kind: 'page', reentered: entry.anew }),
  resetForm: late<typeof resetFormMachine>()({
    kind: 'page',
    entered: ({ token }) => (token === null ? [] : [{ type: 'form.fill', values: { reset_token: token } }]),
    reentered: entry.anew,
    meanings: { 'form.sent': meaning.passwordReset, 'form.refused': meaning.resetRefused },
  }),
  activation: late<typeof activationMachine>()({
    kind: 'page',
    entered: entry.tokenGiven,
    facts: ['signIn.done', 'signIn.failed', 'notice.raised'],
  }),
  multipass: late<typeof multipassMachine>()({
    kind: 'page',
    entered: entry.tokenGiven,
    facts: ['signIn.done', 'signIn.failed', 'notice.raised'],
  }),
  mailChoices: late<typeof mailChoicesMachine>()({
    kind: 'page',
    entered: choicesEntered,
    reentered: entry.ended,
    signedIn: entry.personKnown,
    signedOut: entry.ended,
  }),
  practitionerForm: late<typeof practitionerFormMachine>()({
    kind: 'page',
    reentered: entry.anew,
    meanings: { 'form.sent': meaning.registered },
  }),
  clientForm: late<typeof clientFormMachine>()({
    kind: 'page',
    entered: ({ place: { query } }) => [{ type: 'form.fill', values: { practice: query['practice'] ?? '' } }],
    reentered: entry.anew,
    meanings: { 'form.sent': meaning.registered },
  }),
  lookups: late<typeof lookupsMachine>()({ kind: 'page', outdated: {}, entered: entry.dataWanted }),
  profileForm: late<typeof profileFormMachine>()({
    kind: 'own',
    pack: 'profile',
    isFilledIn: true,
    reentered: entry.anew,
    meanings: { 'form.sent': ({ sent }) => ({ type: 'account.changed', user: sent }) as const },
  }),
  practiceForm: late<typeof practiceFormMachine>()({
    kind: 'own',
    pack: 'profile',
    isFilledIn: true,
    reentered: entry.anew,
    meanings: { 'form.sent': meaning.accountStale },
  }),
  wishesForm: late<typeof wishesFormMachine>()({
    kind: 'own',
    pack: 'profile',
    isFilledIn: true,
    reentered: entry.anew,
    meanings: { 'form.sent': meaning.accountStale },
  }),
  passwordForm: late<typeof passwordFormMachine>()({ kind: 'own', pack: 'profile', reentered: entry.anew }),
  devices: late<typeof devicesMachine>()({ kind: 'own', pack: 'profile', reentered: entry.openedAnew }),
  exportData: late<typeof exportDataMachine>()({ kind: 'own', pack: 'profile', reentered: entry.openedAnew }),
  deleteAccount: late<typeof deleteAccountMachine>()({
    kind: 'own',
    pack: 'profile',
    reentered: entry.openedAnew,
    facts: ['account.deleted'],
  }),
}
