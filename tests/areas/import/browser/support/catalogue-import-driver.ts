import type { Page, Route } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import type { CallResult } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'
import { BUTTONS, type Button, type Visible } from '../../models/catalogue-import.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const START = '/en/account/admin/profile'
const PATH = '/en/account/admin/import'
const CALL = '/v2/admin/import'
/** Milliseconds after which a look is due, however many were in vain. */
const LONGEST_PAUSE = 15_000

const HEADINGS = [
  'file',
  'sending',
  'unsent',
  'checking',
  'columns',
  'checked',
  'running',
  'done',
  'failed',
  'interrupted',
  'cancelled',
  'undone',
  'undo',
] as const
const NAMES = Object.keys(BUTTONS) as readonly Button[]

const t = (key: string) => text(`import:${key}`)

/** Drives the import of a catalogue. The file goes by a request of its own kind, whose answer a route holds. */
export class CatalogueImportDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #main = this.page.getByRole('main')
  #sent: Route | undefined
  #arrived = () => {}

  constructor(page: Page) {
    super(page, {
      fetchImport: ({ method, path }) => method === 'GET' && path === CALL,
      startImport: ({ path }) => path === `${CALL}/7/start`,
      answerImport: ({ method, path }) => method === 'PUT' && path === `${CALL}/7`,
      cancelImport: ({ method, path }) => method === 'DELETE' && path === `${CALL}/7`,
      stopSending: ({ method, path }) => method === 'DELETE' && path === CALL,
      weighUndo: ({ method, path }) => method === 'GET' && path === `${CALL}/7/undo`,
      undoImport: ({ method, path }) => method === 'POST' && path === `${CALL}/7/undo`,
      takeAbsentOffSale: ({ path }) => path === `${CALL}/7/off-sale`,
      saveFindings: ({ path }) => path === `${CALL}/7/findings`,
    })
  }

  protected async open(): Promise<void> {
    await this.page.route(
      (address) => address.pathname === `/api${CALL}`,
      (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        this.#sent = route
        this.#arrived()
        return Promise.resolve()
      },
    )
    await signIn(this.page, 'admin@verbena.test')
    await this.page.goto(START)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const id = answering(event)
    if (id === 'waitToLook') return await this.page.clock.runFor(LONGEST_PAUSE)
    const told = event['output'] as CallResult<unknown> | undefined
    if (id === 'saveFindings' && told?.ok) {
      const file = this.page.waitForEvent('download')
      await this.answers.answer(id, { ok: true, value: 'line,reason' })
      return void (await file)
    }
    if (id === 'weighUndo' && told?.ok) return await this.answers.answer(id, told)
    if (id !== undefined && told?.ok) return await this.answers.answer(id, { ok: true, value: { import: told.value } })
    await super.event(event, elapsed)
  }

  async read(): Promise<Visible> {
    const isHere = new URL(this.page.url()).pathname === PATH
    if (!isHere) return { isHere, part: null, fault: null, buttons: [], busy: [], calling: null }
    const buttons = await this.#buttons()
    const [call] = this.answers.waiting()
    return {
      isHere,
      part: await this.#part(),
      fault: await this.#fault(),
      buttons: buttons.map(({ name }) => name).toSorted(),
      busy: buttons.filter(({ isBusy }) => isBusy).map(({ name }) => name),
      calling: call ?? (this.#sent ? 'sendFile' : null),
    }
  }

  protected readonly causes: Causes = {
    'import.entered': () => this.#enter(),
    'import.retry': () => this.#press('retry'),
    'file.choose': ({ file }) => this.#choose(file as ChosenFile),
    'upload.answered': ({ result }) => this.#answer(result as CallResult<unknown>),
    'upload.cancel': async () => {
      this.#sent = undefined
      await this.#press('stop sending', 'let go')
    },
    'upload.retry': () => this.#press('send again'),
    'column.choose': async ({ at, field }) => {
      await this.#main
        .getByRole('combobox')
        .nth(at)
        .selectOption(field === null ? '' : text(`import:field.${field}`))
    },
    'import.answer': ({ answers }) => this.#say(answers as ImportAnswers),
    'import.start': () => this.#press('start', 'retry', 'go on'),
    'import.cancel': () => this.#press('stop checking', 'drop', 'stop import', 'end', 'another'),
    'import.another': () => this.#press('another'),
    'findings.save': () => this.#press('save'),
    'undo.weigh': () => this.#press('undo'),
    'undo.confirm': () => this.#press('undo now'),
    'undo.leave': () => this.#press('keep'),
    'absent.withdraw': () => this.#press('off sale'),
  }

  async #enter(): Promise<void> {
    if (new URL(this.page.url()).pathname !== PATH) return await this.#area.link('common:menu.import').click()
    await this.#area.link('common:account.profile').click()
    await this.page.waitForURL(START)
    await this.page.goBack()
  }

  async #say({ currency }: ImportAnswers): Promise<void> {
    if (currency === undefined) return await this.#press('read')
    await this.#main.getByRole('combobox', { name: t('reading.currency') }).selectOption(currency)
  }

  async #choose({ name, size }: ChosenFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.#button('choose').click()
    const buffer = Buffer.from(size === 0 ? '' : '{}')
    await (await chooser).setFiles({ name, mimeType: 'application/jsonl', buffer })
  }

  async #answer(result: CallResult<unknown>): Promise<void> {
    if (!this.#sent) await new Promise<void>((arrived) => (this.#arrived = arrived))
    const route = this.#sent
    this.#sent = undefined
    if (result.ok) return await route?.fulfill({ json: { import: result.value } })
    if (result.problem.kind !== 'refused') return await route?.abort()
    const { status, message } = result.problem
    await route?.fulfill({ status, json: { message } })
  }

  #button(name: Button) {
    return this.#main.getByRole('button', { name: text(BUTTONS[name]), exact: true })
  }

  /** Presses the first of the buttons which is there. */
  async #press(...names: readonly Button[]): Promise<void> {
    const there = (await this.#buttons()).map((button) => button.name)
    const name = names.find((one) => there.includes(one))
    if (name === undefined) throw new Error(`no such button: ${names.join(', ')}`)
    await this.#button(name).click()
  }

  async #buttons(): Promise<readonly { readonly name: Button; readonly isBusy: boolean }[]> {
    const seen = await this.#main
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => ({ words: one.textContent.trim(), isBusy: one.ariaBusy === 'true' })))
    return seen.flatMap(({ words, isBusy }) => {
      const name = NAMES.find((one) => text(BUTTONS[one]) === words)
      return name === undefined ? [] : [{ name, isBusy }]
    })
  }

  async #part(): Promise<string | null> {
    const headings = await this.#main.getByRole('heading', { level: 2 }).allTextContents()
    const found = HEADINGS.find((name) => headings.includes(t(`${name}.heading`)))
    if (found) return `${found}.heading`
    if (headings.includes(t('checked.none'))) return 'checked.none'
    const said = await this.#main.getByRole('status').or(this.#main.getByRole('alert')).allTextContents()
    return (['loading', 'unknown'] as const).find((key) => said.some((words) => words.startsWith(t(key)))) ?? null
  }

  async #fault(): Promise<Visible['fault']> {
    const paragraphs = await this.#main.getByRole('paragraph').allTextContents()
    if (paragraphs.includes(t('unseen'))) return 'unseen'
    const said = [...(await this.#main.getByRole('alert').allTextContents()), ...paragraphs]
    if (said.some((words) => words.includes(t('fault.empty')))) return 'empty'
    if (said.some((words) => words.includes(text('common:problem.unreachable')))) return 'unreachable'
    return said.some((words) => /Bo has a catalogue import open\.|Too busy/.test(words)) ? 'refused' : null
  }
}
