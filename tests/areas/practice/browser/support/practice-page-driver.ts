import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { STORE_THEMES, STORE_TYPES } from '#areas/practice/contract/store.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import { SECTIONS } from '#machines/practice/editor/sections.ts'
import { practitioner, user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Visible } from '../../models/practice-page.person.ts'
import { store } from '../../models/store-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const PAGE = '/v2/account/store'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)
const FAILURES = [
  [t('failed'), 'failed'],
  [t('make.notMade'), 'notMade'],
  [t('look.notSaved'), 'notSaved'],
] as const

/** Drives the own practice page as a whole: at home, as it is made, and in its editor. */
export class PracticePageDriver extends PageDriver<Visible> {
  readonly #main = this.page.getByRole('main')

  constructor(page: Page) {
    super(page, {
      account: ({ method, path }) => method === 'GET' && path === '/v2/account/',
      profile: ({ method, path }) => method === 'GET' && path === '/v2/account/practitioners/profile',
      fetchStore: ({ method, path }) => method === 'GET' && path === PAGE,
      makeStore: ({ method, path }) => method === 'POST' && path === PAGE,
      saveLook: ({ method, path }) => method === 'PUT' && path === PAGE,
      saveMessage: ({ path }) => path === `${PAGE}/message`,
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'practitioner@verbena.test')
    await this.page.goto('/en/account/practitioner/profile')
    await this.answers.answer('account', { ok: true, value: { ...user, user_type_id: practitioner.user_type_id } })
    await this.answers.answer('profile', { ok: true, value: practitioner })
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    const result = event['output'] as CallResult<Store> | undefined
    if (id === undefined || !result?.ok) return await super.event(event, elapsed)
    await this.answers.answer(id, {
      ok: true,
      value: id === 'saveLook' ? withoutPictures(store()) : withoutPictures(result.value),
    })
  }

  async read(): Promise<Visible> {
    const { pathname } = new URL(this.page.url())
    if (pathname.endsWith('/profile')) return 'elsewhere'
    const at = pathname.endsWith('/shop') ? 'editor' : 'home'
    const alerts = (await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()).join(' ')
    const failure = FAILURES.find(([words]) => alerts.includes(words))?.[1] ?? null
    const current = await this.#main
      .getByRole('navigation', { name: t('sections.label') })
      .locator('[aria-current]')
      .allTextContents()
    const chosen = await this.page.getByRole('radio', { checked: true }).evaluateAll((all) =>
      // Without the drawings, which assistive technology does not read either.
      all.map((one) =>
        [...(one.closest('label')?.querySelectorAll(':scope > :not([aria-hidden])') ?? [])]
          .map(({ textContent }) => textContent)
          .join(''),
      ),
    )
    const find = <Key extends string>(keys: readonly Key[], key: string) =>
      keys.find((one) => chosen.includes(t(`look.${key}.${one}`)))
    const [type, theme] = [find(STORE_TYPES, 'types'), find(STORE_THEMES, 'themes')]
    const words = await this.#main.innerText()
    const isHere = at === 'editor' ? current.length > 0 : words.includes(t('edit'))
    const isToMake = words.includes(t('make.heading'))
    return {
      at,
      part: isHere ? 'here' : failure === 'failed' ? 'failed' : isToMake ? 'make' : 'waiting',
      section:
        SECTIONS.find(
          (section) => section !== 'preview' && current.some((link) => link.startsWith(t(`sections.${section}`))),
        ) ?? null,
      look: type && theme ? { type, theme } : null,
      failure,
      isMaking:
        (await this.#main
          .getByRole('button', { name: t('make.submit'), exact: true })
          .and(this.page.locator('[aria-busy=true]'))
          .count()) > 0,
    }
  }

  protected readonly causes: Causes = {
    'practice.entered': ({ place }) => {
      const query = new URLSearchParams(place.query as Record<string, string>).toString()
      return this.page.evaluate((path) => history.pushState({}, '', path), `/en${place.path}${query && `?${query}`}`)
    },
    'page.retry': () => this.#main.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'page.returned': async () => {
      await this.page.clock.runFor(FETCH_DEDUPE_MS)
      await this.page.evaluate("window.dispatchEvent(new Event('focus'))")
    },
    'look.choose': ({ look }) => {
      const [[kind, value] = []] = Object.entries(look as Record<string, string>)
      return this.#main.getByText(t(`look.${kind}s.${value}`), { exact: true }).click()
    },
    'page.make': () => this.#main.getByRole('button', { name: t('make.submit'), exact: true }).click(),
    'form.sent': async ({ sent }) => {
      await this.#main.getByRole('textbox', { name: t('field.message'), exact: true }).fill(sent.body.message)
      await this.#main.getByRole('button', { name: t('save'), exact: true }).click()
      await this.answers.answer('saveMessage', { ok: true, value: { message: 'Done' } })
    },
  }
}

/** Without pictures, whose files there are not. */
const withoutPictures = (page: Store): Store => ({ ...page, logo: null, approach: { ...page.approach, image: null } })
