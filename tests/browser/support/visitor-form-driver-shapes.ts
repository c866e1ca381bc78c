import type { Page } from 'playwright/test'

import { USER_TYPES } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import { registered } from '#tests/areas/account/models/registered.ts'
import { RESET_TOKEN } from '#tests/areas/account/models/reset-form.model.ts'

import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import type { FormShape } from './form-driver.ts'
import type { HeldCall, HeldCalls } from './held-answers.ts'
import { text } from '../texts.ts'

/** The forms that anybody can fill in, as the page shows them. */

const EMAIL = 'zoe@mail.example'
const TOKENS = { access_token: 'access', refresh_token: 'refresh' }

const sending = (path: string): HeldCalls => ({
  sendForm: (call: HeldCall) => call.method === 'POST' && call.path === path,
})
/** The account stays unanswered, so that the sign-in page stays open. */
const account: HeldCalls = { account: ({ method, path }) => method === 'GET' && path === '/v2/account/' }
const opening = (path: string) => async (page: Page) => void (await page.goto(path))

/** The page is given tokens; what the chart keeps of them holds none. */
function withTokens(result: CallResult<unknown>, more: object = {}): CallResult<unknown> {
  return result.ok ? { ok: true, value: { ...TOKENS, ...more } } : result
}

export const loginShape: FormShape = {
  labels: { email: text('account:signIn.email'), password: text('account:signIn.login.password') },
  submit: text('account:signIn.login.title'),
  sending: text('account:signIn.login.sending'),
  done: [text('account:signIn.entered')],
  held: { ...sending('/v2/auth/login'), ...account },
  wire: (result) => withTokens(result),
  open: opening('/en/login'),
  // The session ends before anybody is known.
  reset: (_, answers) =>
    answers.answer('account', { ok: false, problem: { kind: 'refused', status: 401, message: 'Gone' } }),
}

export const forgotShape: FormShape = {
  labels: { email: text('account:signIn.email') },
  submit: text('account:signIn.forgot.submit'),
  sending: text('account:signIn.forgot.sending'),
  sent: text('account:signIn.forgot.sent'),
  failed: text('account:signIn.forgot.failed'),
  done: [text('account:signIn.forgot.sent'), text('account:signIn.forgot.sentText', { email: EMAIL })],
  held: sending('/v2/auth/forgot-password'),
  open: opening('/en/forgot-password'),
  reset: (page) => new SignInPage(page).button('account:signIn.forgot.another').click(),
}

export const resetShape: FormShape = {
  labels: { password: text('account:signIn.reset.password'), confirm_password: text('account:signIn.reset.confirm') },
  submit: text('account:signIn.reset.submit'),
  sending: text('account:signIn.reset.sending'),
  failed: text('account:signIn.reset.failed'),
  before: [text('account:signIn.reset.needsLink')],
  done: [text('account:signIn.login.title'), text('account:signIn.entered')],
  held: { ...sending(`/v2/auth/reset-password/${RESET_TOKEN}`), ...account },
  wire: (result) => withTokens(result, { user_type_id: USER_TYPES.Client, message: 'Your password is changed.' }),
  open: opening('/en/reset-password'),
  // The link of the mail.
  fill: opening(`/en/reset-password/${RESET_TOKEN}`),
}

const field = (name: string) => text(`account:register.field.${name}`)
const optional = (name: string) => text('account:register.optional', { label: field(name) })

const PERSON_LABELS = {
  first_name: field('first_name'),
  last_name: field('last_name'),
  email: field('email'),
  phone: optional('phone'),
  country: field('country'),
  password: field('password'),
}
const CONSENT_LABELS = {
  terms: `${text('account:register.agree')} ${text('account:register.readTerms')}`,
  newsletter: text('account:register.news'),
}

function registrationShape(who: 'client' | 'practitioner', labels: Readonly<Record<string, string>>): FormShape {
  return {
    labels,
    names: { terms: field('terms') },
    submit: text('account:register.submit'),
    sending: text('account:register.sending'),
    failed: text('account:register.failed'),
    done: [
      text('account:register.success.title'),
      text('account:register.success.sentTo', { email: registered.email }),
    ],
    held: sending('/v2/auth/register'),
    // The call has the fields one floor further down.
    wire: (result) => {
      if (result.ok || result.problem.kind !== 'refused' || !result.problem.errors) return result
      const errors = Object.entries(result.problem.errors).map(([name, words]) => [`fields.${name}`, words])
      return { ok: false, problem: { ...result.problem, errors: Object.fromEntries(errors) } }
    },
    open: opening(`/en/onboarding/register/${who}`),
    // The page of the form was left for good: the way there begins at the login.
    reset: async (page) => {
      const link = (key: string) => page.getByRole('main').getByRole('link', { name: text(key), exact: true })
      await new SignInPage(page).entry.click()
      await link('account:signIn.new.register').click()
      await link(`account:register.as.${who}.link`).click()
    },
  }
}

export const clientShape = registrationShape('client', { ...PERSON_LABELS, ...CONSENT_LABELS })

export const practitionerShape = registrationShape('practitioner', {
  ...PERSON_LABELS,
  organisation_type: field('organisation_type'),
  practice_name: optional('practice_name'),
  website: optional('website'),
  health_profession: field('health_profession'),
  expertise_level: field('expertise_level'),
  professional_body: optional('professional_body'),
  professional_number: optional('professional_number'),
  ...CONSENT_LABELS,
})

export const contactShape: FormShape = {
  labels: {
    name: text('pages:contact.form.name'),
    email: text('pages:contact.form.email'),
    message: text('pages:contact.form.message'),
  },
  submit: text('pages:contact.form.send'),
  sending: text('pages:contact.form.sending'),
  sent: text('pages:contact.form.sent'),
  failed: text('pages:contact.form.failed'),
  done: [text('pages:contact.form.sent'), text('pages:contact.form.sentText')],
  held: sending('/v2/contact'),
  open: opening('/en/contact'),
  reset: (page) => page.getByRole('button', { name: text('pages:contact.form.another'), exact: true }).click(),
}
