import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import { practitioner, user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Visible } from '../../models/practice-name.person.ts'
import { store } from '../../models/store-samples.ts'
import { answering } from '#tests/models/support/moment.ts'

import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const PAGE = '/v2/account/store'
const t = (key: string, values?: Record<string, string>) => text(`practiceEditor:${key}`, values)

const SAID = { [t('name.checking')]: 'checking', [t('name.free')]: 'free', [t('name.kept')]: 'kept' } as const
const RULES: Readonly<Record<string, string>> = {
  [t('name.taken')]: 'taken',
  [t('rule.name-letters')]: 'practiceEditor:rule.name-letters',
  [t('rule.name-reserved')]: 'practiceEditor:rule.name-reserved',
}
const SUGGESTED = 'linden-practice'

/** Drives the name of the own page, in the editor. */
export class PracticeNameDriver extends PageDriver<Visible> {
  readonly #field = this.page.getByLabel(t('name.label'), { exact: true })

  constructor(page: Page) {
    super(page, {
      account: ({ method, path }) => method === 'GET' && path === '/v2/account/',
      profile: ({ method, path }) => method === 'GET' && path === '/v2/account/practitioners/profile',
      fetchStore: ({ method, path }) => method === 'GET' && path === PAGE,
      saveName: ({ method, path }) => method === 'PUT' && path === PAGE,
      checkName: ({ path }) => path === `${PAGE}/availability`,
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'practitioner@verbena.test')
    await this.page.goto('/en/account/practitioner/shop')
    const known = { ...practitioner, practice_name: 'Linden Practice' }
    await this.answers.answer('account', { ok: true, value: { ...user, user_type_id: practitioner.user_type_id } })
    await this.answers.answer('profile', { ok: true, value: known })
    await this.#sendName(null)
    await this.#field.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const saved = answering(event) === 'saveName' && (event['output'] as CallResult<unknown>).ok
    if (!saved) return await super.event(event, elapsed)
    const name = await this.#field.inputValue()
    const value = pageNamed(name.trim().toLowerCase())
    await this.answers.answer('saveName', { ok: true, value })
    await this.#sendName(value.shop_name)
  }

  async read(): Promise<Visible> {
    const said = await this.page.getByRole('main').getByRole('paragraph').allTextContents()
    const alerts = await this.page.getByRole('main').getByRole('alert').getByRole('paragraph').allTextContents()
    const isUnknown = said.includes(t('name.unknown'))
    const [sentence] = Object.keys(SAID).filter((words) => said.includes(words))
    const main = await this.page.getByRole('main').innerText()
    const errors = Object.keys(RULES).filter((words) => main.includes(words))
    const [suggested] = await this.#suggestion.evaluateAll((all) => all.map(() => true))
    const call = this.answers.request('checkName') ?? this.answers.request('saveName')
    return {
      text: await this.#field.inputValue(),
      said: isUnknown ? 'unknown' : (SAID[sentence ?? ''] ?? null),
      error: RULES[errors[0] ?? ''] ?? null,
      isSuggested: suggested ?? false,
      failure: reasonOf(alerts.map((words) => words.replace(t('name.notSaved'), '').trim())[0]),
      isSaving: this.answers.request('saveName') !== undefined,
      isMarked: said.some((words) => /^Saved at|^Saved /.test(words)),
      asked: call ? (call.query.get('name') ?? (call.body as { name?: string } | null)?.name ?? null) : null,
    }
  }

  protected readonly causes: Causes = {
    'name.known': async ({ name }) => {
      const section = (part: string) =>
        this.page.getByRole('link', { name: t(`sections.${part}`), exact: true }).click()
      await section('message')
      await section('name')
      await this.#sendName(name as string | null)
    },
    'name.suggest': () => this.#suggestion.click(),
    'name.change': ({ text: typed }) => this.#field.fill(String(typed)),
    'name.check': () => this.#button(text('common:retry')).click(),
    'name.save': () => this.#field.press('Enter'),
  }

  get #suggestion() {
    return this.#button(t('name.suggest', { name: SUGGESTED }))
  }

  #button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async #sendName(name: string | null): Promise<void> {
    await this.answers.answer('fetchStore', { ok: true, value: pageNamed(name) })
  }
}

/** Without a picture, whose file there is not. */
const pageNamed = (shop_name: string | null) => store({ shop_name, approach: { ...store().approach, image: null } })

function reasonOf(words: string | undefined): string | null {
  if (words === undefined) return null
  return words === text('common:problem.unreachable') ? 'unreachable' : words
}
