import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { BrowserContext, Page } from 'playwright/test'

import { isLong } from '#tests/support/length.ts'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { InspectorPage } from './pages/inspector.ts'
import { RegisterPage } from '#tests/areas/account/browser/pages/register.ts'
import { PASSWORD, SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import { settle } from './support/checks.ts'
import { EverShown } from './support/ever-shown.ts'
import { ListeningInspector } from './support/listening-inspector.ts'
import { newClient, signIn } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'
import { Watch } from './support/watch.ts'

const CANARY = {
  password: 'Canary-Wing-2026!',
  wrongPassword: 'canary-feather-1',
  firstName: 'Canaria',
  lastName: 'Kanarienvogel',
  note: 'Canary seeds with iron, twice a day',
  multipass: `canary${randomUUID().replaceAll('-', '')}`,
}

const tokens = (page: Page) =>
  page.evaluate(() => ['access_token', 'refresh_token'].map((name) => localStorage.getItem(name) ?? '').filter(Boolean))

/** All that an inspector can tell: what it hears, what its page shows, and what it hands out as files. */
class Told {
  readonly #heard: ListeningInspector
  readonly #page: InspectorPage
  readonly #shown: EverShown
  readonly #watch: Watch

  private constructor(heard: ListeningInspector, page: InspectorPage, shown: EverShown, watch: Watch) {
    this.#heard = heard
    this.#page = page
    this.#shown = shown
    this.#watch = watch
  }

  static async open(context: BrowserContext): Promise<Told> {
    const heard = await ListeningInspector.open(context)
    const page = await context.newPage()
    const shown = await EverShown.of(page)
    const watch = new Watch(page)
    return new Told(heard, await InspectorPage.open(page), shown, watch)
  }

  /** The types of the events that were recorded of a chart. */
  async eventsOf(chart: string): Promise<readonly string[]> {
    const records = (await this.#heard.heard()).flatMap((one) => (one.kind === 'records' ? one.records : []))
    const actors = new Set(records.flatMap((one) => (one.kind === 'actor' && one.chart === chart ? one.actor : [])))
    return records.flatMap((one) => (one.kind === 'event' && actors.has(one.actor) ? one.event.type : []))
  }

  /**
   * Looks at every recording and saves it. Fails where one of the secrets is in sight.
   *
   * @param charts those that met the secrets: the usual run looks in the page at their events alone
   */
  async mustHoldNone(charts: readonly string[], secrets: readonly string[]): Promise<void> {
    expect(secrets.filter((secret) => secret.length < 7)).toEqual([])
    const files: string[] = []
    const recordings = await this.#page.recordings()
    expect(recordings).not.toEqual([])
    for (const recording of recordings) {
      await this.#page.choose(recording)
      files.push(await readFile(await (await this.#page.save()).path(), 'utf8'))
      for (const word of isLong ? [''] : charts) await this.#page.walkThrough(word)
    }
    const messages = (await this.#heard.heard()).map((message) => JSON.stringify(message))
    const places = Object.entries({ messages, files, page: await this.#shown.texts() })
    const found = places.flatMap(([where, texts]) =>
      secrets.flatMap((secret) => around(secret, texts).map((words) => `${where}: ${words}`)),
    )
    expect(found).toEqual([])
    expect(this.#watch.problems()).toEqual([])
  }
}

/** The places at which a secret stands, in any case, each with some of the words around it. */
function around(secret: string, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => {
    const at = text.toLowerCase().indexOf(secret.toLowerCase())
    return at < 0 ? [] : text.slice(Math.max(0, at - 100), at + secret.length + 100)
  })
}

test('an inspector is told no secret of who registers, signs in, has their tokens renewed and comes by a multipass (statecharts.secrets-are-redacted)', async ({
  page,
  context,
  watch,
}) => {
  const email = `canary-${randomUUID()}@mail.example`
  // Each recording is gone through.
  test.slow()
  const inspector = await Told.open(context)
  const register = new RegisterPage(page)
  await page.goto('/en/onboarding/register/client')
  await settle(page)
  await register.register({ ...CANARY, email, country: 'DE' })
  const activation = await register.activation(email)
  await page.goto(activation)
  await page.waitForURL((url) => !url.pathname.includes(activation))

  const entry = new SignInPage(page)
  await entry.choose('common:account.signOut')
  await expect(entry.entry).toBeVisible()
  watch.expectFailure(/\/auth\/login\?/)
  await page.goto('/en/login')
  await settle(page)
  await entry.signIn(email, CANARY.wrongPassword)
  await expect(entry.failure).toBeVisible()
  await entry.signIn(email, CANARY.password)
  await expect(entry.account).toBeVisible()
  const first = await tokens(page)

  const renewed = page.waitForResponse(/\/auth\/token-refresh/)
  // Tokens that are old are renewed once the connection is back.
  await page.evaluate(() => {
    localStorage.setItem('verbena:tokens-at', '1')
    window.dispatchEvent(new Event('online'))
  })
  await renewed
  await expect.poll(() => tokens(page)).not.toEqual(first)
  const second = await tokens(page)

  await entry.choose('common:account.signOut')
  await expect(entry.entry).toBeVisible()
  watch.mayFail(/multipass/)
  await page.goto(`/en/multipass/${CANARY.multipass}`)
  await settle(page)

  await expect.poll(() => inspector.eventsOf('clientForm')).toContain('form.submit')
  await expect.poll(() => inspector.eventsOf('loginForm')).toContain('form.submit')
  await expect.poll(() => inspector.eventsOf('session')).toContain('xstate.done.actor.refreshTokens')
  await expect.poll(() => inspector.eventsOf('multipass')).not.toEqual([])
  const { multipass, password, wrongPassword, firstName, lastName } = CANARY
  await inspector.mustHoldNone(
    ['clientForm', 'loginForm', 'session', 'multipass'],
    [
      email,
      email.split('@')[0] ?? '',
      password,
      wrongPassword,
      firstName,
      lastName,
      multipass,
      activation.split('/').at(-1) ?? '',
      ...first,
      ...second,
    ],
  )
})

test('an inspector is told neither the note nor the client of a share (statecharts.secrets-are-redacted)', async ({
  page,
  context,
}) => {
  const client = await newClient(page, `canary-${randomUUID()}@mail.example`)
  await signIn(page, 'certified@verbena.test', PASSWORD)
  // Each recording is gone through.
  test.slow()
  const inspector = await Told.open(context)
  const builder = new BuilderPart(page)
  const form = (key: string, values = {}) => text(`builder:shareForm.${key}`, values)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.new')).click()
  const name = `Calm ${randomUUID().slice(0, 8)}`
  await builder.field(text('builder:field.name')).fill(name)
  await builder.field(text('builder:field.description')).fill('Four weeks.')
  await builder.button(text('builder:create.submit')).click()
  await expect(builder.heading(name)).toBeVisible()
  const added = page.waitForResponse(/\/product\/add/)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${text('builder:add.name', { name: '' })}`) })
    .first()
    .click()
  await added
  await builder.button(text('builder:share')).click()
  const field = page.getByRole('combobox', { name: form('recipients'), exact: true })
  await field.fill(client)
  await field.press('Enter')
  await builder.field(form('firstName')).fill(CANARY.firstName)
  await builder.field(form('lastName')).fill(CANARY.lastName)
  await builder.button(form('addNew')).click()
  await expect(field).toHaveValue('')
  await page.getByRole('radio', { name: /^15/ }).check()
  await builder.button(form('addNote')).click()
  await builder.field(form('noteLabel')).fill(CANARY.note)
  await builder.button(form('saveNote')).click()
  await builder.button(form('send', { count: 1, number: 1 })).click()
  await expect.poll(() => inspector.eventsOf('shareForm')).toContain('share.submit')
  await expect
    .poll(() => inspector.eventsOf('shareForm'))
    .toContainEqual(expect.stringMatching(/^xstate\.done\.actor\.share/))
  await inspector.mustHoldNone(
    ['shareForm'],
    [
      client,
      client.split('@')[0] ?? '',
      CANARY.note,
      'canary seeds',
      CANARY.firstName,
      CANARY.lastName,
      ...(await tokens(page)),
    ],
  )
})
