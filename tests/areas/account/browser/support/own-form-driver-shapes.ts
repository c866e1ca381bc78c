import type { Page } from 'playwright/test'

import type { FilterOptions } from '#areas/catalogue/contract/catalogue.ts'
import { client, practitioner, user } from '../../models/own-account-samples.ts'
import { options } from '#tests/models/samples.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import type { FormShape } from '#tests/browser/support/form-driver.ts'
import type { HeldAnswers, HeldCall, HeldCalls } from '#tests/browser/support/held-answers.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

/** The forms of the profile, as the page shows them to whoever is signed in. */

type Profile = typeof client | typeof practitioner

const CLIENT = '/v2/account/clients/profile'
const PRACTITIONER = '/v2/account/practitioners/profile'
const known: HeldCalls = {
  account: ({ method, path }) => method === 'GET' && path === '/v2/account/',
  profile: ({ method, path }) => method === 'GET' && [CLIENT, PRACTITIONER].includes(path),
}
const sending = (path: string): HeldCalls => ({
  ...known,
  sendForm: (call: HeldCall) => call.method === 'PUT' && call.path === path,
})

async function tellWho(answers: HeldAnswers, profile: Profile): Promise<void> {
  await answers.answer('account', { ok: true, value: { ...user, user_type_id: profile.user_type_id } })
  await answers.answer('profile', { ok: true, value: profile })
}

/** Somebody signs in: with the tokens of an account of the demo, and with what the samples say of a person. */
const entering = (profile: Profile, who: 'client' | 'practitioner') => async (page: Page, answers: HeldAnswers) => {
  await signIn(page, `${who}@verbena.test`)
  await page.goto(`/en/account/${who}`)
  await tellWho(answers, profile)
}

const openProfile = (page: Page) => new OwnArea(page).link('common:account.profile').click()
const leaveProfile = (page: Page) => new OwnArea(page).link('common:menu.home').click()

const field = (name: string) => text(`account:register.field.${name}`)
const own = (name: string) => text(`account:profile.field.${name}`)

const saved = {
  submit: text('account:profile.save'),
  sending: text('account:profile.saving'),
  sent: text('account:profile.saved'),
  failed: text('account:profile.notSaved'),
  before: [text('account:area.hello', { name: user.first_name })],
}

/** A form of the profile whose page is opened, left and opened again. Once it is sent, who it is is asked anew. */
const asking = (profile: Profile): Pick<FormShape, 'fill' | 'reset'> => ({
  fill: (page, answers, isSent) => (isSent ? tellWho(answers, profile) : openProfile(page)),
  reset: async (page, answers, isSent) => {
    if (isSent) await tellWho(answers, profile)
    await leaveProfile(page)
  },
})

export const profileShape: FormShape = {
  ...saved,
  part: text('account:profile.details'),
  labels: {
    first_name: field('first_name'),
    last_name: field('last_name'),
    phone: field('phone'),
    country: field('country'),
    language: own('language'),
    newsletter: own('newsletter'),
  },
  held: sending('/v2/account/'),
  open: entering(client, 'client'),
  // The answer of the call says who it is.
  fill: async (page, _, isSent) => {
    if (!isSent) await openProfile(page)
  },
  reset: leaveProfile,
}

export const practiceShape: FormShape = {
  ...saved,
  ...asking(practitioner),
  part: text('account:profile.practice'),
  labels: {
    health_profession: field('health_profession'),
    expertise_level: field('expertise_level'),
    organisation_type: field('organisation_type'),
    practice_name: field('practice_name'),
    website: field('website'),
    professional_body: field('professional_body'),
    professional_number: field('professional_number'),
    builder_mode: own('builder_mode'),
  },
  held: sending('/v2/account/'),
  open: entering(practitioner, 'practitioner'),
}

const [vegans] = options.suitable_for
const [gluten] = options.free_from
const offered: FilterOptions = {
  ...options,
  free_from: [...options.free_from, ...options.free_from.map((option) => ({ ...option, id: 8, name: 'Milk' }))],
}

export const wishesShape: FormShape = {
  ...saved,
  ...asking(client),
  part: text('account:profile.wishes'),
  labels: { suitable_for: own('suitable_for'), free_from: own('free_from'), practitioner_id: own('practitioner') },
  groups: { suitable_for: { 6: vegans?.name ?? '' }, free_from: { 7: gluten?.name ?? '', 8: 'Milk' } },
  held: { ...sending(CLIENT), options: ({ path }) => path === '/v2/storefront/categories' },
  open: async (page, answers) => {
    await entering(client, 'client')(page, answers)
    await answers.answer('options', { ok: true, value: offered })
  },
}

export const passwordShape: FormShape = {
  part: text('account:profile.password'),
  labels: {
    current_password: own('current_password'),
    password: text('account:signIn.reset.password'),
    confirm_password: text('account:signIn.reset.confirm'),
  },
  submit: text('account:profile.passwordChange'),
  sending: text('account:profile.saving'),
  sent: text('account:profile.passwordChanged'),
  failed: text('account:profile.notSaved'),
  done: [text('account:profile.passwordChanged')],
  held: sending('/v2/account/password'),
  open: async (page, answers) => {
    await entering(client, 'client')(page, answers)
    await openProfile(page)
  },
  reset: (page) =>
    new OwnArea(page)
      .card('account:profile.password')
      .getByRole('button', { name: text('account:profile.passwordAgain'), exact: true })
      .click(),
}
