import type { Page } from 'playwright/test'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { practitioner, user } from '#tests/areas/account/models/own-account-samples.ts'
import { store } from '../../models/store-samples.ts'

import type { FormShape } from '#tests/browser/support/form-driver.ts'
import type { HeldAnswers } from '#tests/browser/support/held-answers.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

/** The forms of the own practice page, as its editor shows them. */

const STORE = '/v2/account/store'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

/** Somebody opens a part of the editor, with what the samples say of a person. */
const opening = (part: string) => async (page: Page, answers: HeldAnswers) => {
  await signIn(page, 'practitioner@verbena.test')
  await page.goto(`/en/account/practitioner/shop?part=${part}`)
  await answers.answer('account', { ok: true, value: { ...user, user_type_id: practitioner.user_type_id } })
  await answers.answer('profile', { ok: true, value: practitioner })
}

export const contactShape: FormShape = {
  part: t('sections.contact'),
  labels: { description: t('field.description') },
  submit: t('save'),
  sending: t('saving'),
  sent: new RegExp(`^${t('savedAt', { time: String.raw`\d+:\d\d.*` })}$`),
  failed: t('notSaved'),
  before: [t('title')],
  held: {
    account: ({ method, path }) => method === 'GET' && path === '/v2/account/',
    profile: ({ method, path }) => method === 'GET' && path === '/v2/account/practitioners/profile',
    store: ({ method, path }) => method === 'GET' && path === STORE,
    sendForm: ({ method, path }) => method === 'PUT' && path === `${STORE}/contact`,
  },
  wire: (result) => (result.ok ? { ok: true, value: { message: 'Done' } } : result),
  open: opening('contact'),
  // Once it is sent the page is asked for anew as somebody comes back to it.
  fill: async (page, answers, isSent) => {
    if (isSent) {
      await page.clock.runFor(FETCH_DEDUPE_MS)
      await page.evaluate("window.dispatchEvent(new Event('focus'))")
    }
    // Without a picture, whose file there is not.
    const approach = { ...store().approach, image: null }
    const value = store({ contact: { description: 'By the gate', language: 'en' }, approach })
    await answers.answer('store', { ok: true, value })
  },
}
