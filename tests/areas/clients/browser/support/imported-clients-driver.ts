import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { CallResult } from '#contract/result.ts'
import type { Call, Visible } from '../../models/imported-clients.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const START = '/en/account/practitioner/profile'
const PATH = '/en/account/practitioner/clients/import'
const CALL = '/v2/account/practitioners/imported-clients'
const STATES = ['kept', 'waiting'] as const
/** Milliseconds after which a look is due, however many were in vain. */
const LONGEST_PAUSE = 60_000

const t = (key: string, values?: Readonly<Record<string, string | number>>) => text(`clientImport:${key}`, values)

/** Drives the people that a practitioner has added from files. */
export class ImportedClientsDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #main = this.page.getByRole('main')
  readonly #table = this.#main.getByRole('table', { name: t('people.table'), exact: true })

  constructor(page: Page) {
    super(page, {
      fetchList: ({ method, path }) => method === 'GET' && path === CALL,
      askToInvite: ({ method, path }) => method === 'POST' && path === `${CALL}/invitations`,
      stopInviting: ({ method, path }) => method === 'DELETE' && path === `${CALL}/invitations`,
      deletePeople: ({ method, path }) => method === 'DELETE' && path.startsWith(CALL),
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'certified@verbena.test')
    await this.page.goto(START)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === 'waitToLook') return await this.page.clock.runFor(LONGEST_PAUSE)
    if (id === 'lookAgain') return await this.answers.answer('fetchList', event['output'] as CallResult<unknown>)
    await super.event(event, elapsed)
  }

  async read(): Promise<Visible> {
    const [alert] = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    const paragraphs = await this.#main.getByRole('paragraph').allTextContents()
    const bars = this.#main.getByRole('progressbar')
    const call = (['fetchList', 'askToInvite', 'stopInviting', 'deletePeople'] as const).find((one) =>
      this.answers.waiting().includes(one),
    )
    return {
      isHere: new URL(this.page.url()).pathname === PATH,
      people: await this.#people(),
      failure:
        alert === undefined
          ? null
          : alert.startsWith(t('people.failed'))
            ? 'list'
            : alert.startsWith(t('people.callFailed'))
              ? 'call'
              : null,
      canRetry: (await this.#button(text('common:retry')).count()) === 1,
      asks: paragraphs.includes(t('people.ask')),
      invites: await this.#invites(),
      progress: (await bars.count()) === 1 ? await bars.getAttribute('aria-label') : null,
      isUnseen: paragraphs.includes(t('progress.unseen')),
      finished: await this.#finished(),
      calling: call ?? null,
      about: call === undefined ? null : this.#about(call),
    }
  }

  protected readonly causes: Causes = {
    'list.entered': () => this.#enter(),
    'list.retry': () => this.#button(text('common:retry')).click(),
    'person.pick': ({ id }) => this.#row(id).getByRole('checkbox').click(),
    'person.delete': ({ id }) => this.#row(id).getByRole('button').click(),
    'people.invite': () => this.#inviting.click(),
    'people.stop': () => this.#button(t('progress.stop')).click(),
    'people.delete': () => this.#button(t('people.deleteAll')).click(),
    'people.confirm': () => this.#button(t('people.deleteAll')).click(),
    'people.keep': () => this.#button(t('people.keep')).click(),
  }

  /** The page is two links away, or the one before. */
  async #enter(): Promise<void> {
    if (new URL(this.page.url()).pathname === PATH) {
      await this.#area.link('common:account.profile').click()
      await this.page.waitForURL(START)
      return void (await this.page.goBack())
    }
    await this.#area.link('common:menu.clients').click()
    await this.#main.getByRole('link', { name: text('clients:list.fromFile'), exact: true }).click()
    await this.page.waitForURL(PATH)
  }

  readonly #inviting = this.#main.getByRole('button').filter({ hasText: /^Invite (everyone|selected) \(\d+\)$/ })

  #button(name: string) {
    return this.#main.getByRole('button', { name, exact: true })
  }

  #row(id: unknown) {
    return this.#table.getByRole('row').filter({ hasText: `client-${String(id)}@mail.example` })
  }

  async #invites(): Promise<number | null> {
    const [words] = await this.#inviting.allTextContents()
    return words === undefined ? null : Number(/\d+/.exec(words)?.[0])
  }

  async #finished(): Promise<number | null> {
    const headings = await this.#main.getByRole('heading', { level: 2 }).allTextContents()
    const counts = [0, 1, 2, 3].filter((count) => headings.includes(t('progress.done', { count, number: count })))
    return counts[0] ?? null
  }

  async #people(): Promise<Visible['people']> {
    const rows = await this.#table.getByRole('row').evaluateAll((all) =>
      all.slice(1).map((row) => ({
        name: row.querySelector('th')?.innerText.trim() ?? '',
        state: row.querySelectorAll('td')[1]?.lastElementChild?.textContent ?? '',
        isPicked: row.querySelector('input')?.checked ?? null,
      })),
    )
    return rows.map((row) => ({
      ...row,
      state: STATES.find((state) => t(`people.state.${state}`) === row.state) ?? 'unknown',
    }))
  }

  #about(call: Call): unknown {
    const sent = this.answers.sent(call)
    return call === 'askToInvite' ? sent?.body : sent?.path
  }
}
