import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { test, type Page, type Route } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { FETCH_DEDUPE_MS, IMAGE_MAX_BYTES } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'
import { practitioner, user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Visible } from '#tests/models/picture.person.ts'
import { picture, store } from '#tests/areas/practice/models/store-samples.ts'
import { answering } from '#tests/models/support/moment.ts'
import type { Whereabouts } from '#tests/models/support/driver.ts'

import { PageDriver, type Causes } from './page-driver.ts'
import { signIn } from './people.ts'
import { text } from '../texts.ts'

const PAGE = '/v2/account/store'
const RULES = ['form.image-size', 'form.image-type'] as const
const t = (key: string) => text(`practiceEditor:upload.${key}`)
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** An upload that has reached the network. */
function arrival() {
  let arrive: (route: Route) => void = () => undefined
  const route = new Promise<Route>((resolve) => {
    arrive = resolve
  })
  return { route, arrive }
}

/** Drives the logo of the own page, in the editor. Uploads go by XMLHttpRequest, which the network holds. */
export class PictureDriver extends PageDriver<Visible> {
  readonly #slot = this.page.getByRole('group', { name: text('practiceEditor:logo'), exact: true })
  #upload = arrival()

  constructor(page: Page) {
    super(page, {
      account: ({ method, path }) => method === 'GET' && path === '/v2/account/',
      profile: ({ method, path }) => method === 'GET' && path === '/v2/account/practitioners/profile',
      fetchStore: ({ method, path }) => method === 'GET' && path === PAGE,
      removePicture: ({ method, path }) => method === 'DELETE' && path === `${PAGE}/logo`,
    })
  }

  protected async open(): Promise<void> {
    await this.page.route(/\/pictures\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWN }))
    await this.page.route(new RegExp(`${PAGE}\\?`), (route) => this.#upload.arrive(route))
    await signIn(this.page, 'practitioner@verbena.test')
    await this.page.goto('/en/account/practitioner/shop')
    await this.answers.answer('account', { ok: true, value: { ...user, user_type_id: practitioner.user_type_id } })
    await this.answers.answer('profile', { ok: true, value: practitioner })
    await this.#tell(null)
    await this.#slot.waitFor()
  }

  override async settle(where?: Whereabouts): Promise<void> {
    await super.settle(where && { ...where, chart: 'storeLogo' })
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (answering(event) !== 'removePicture') return await super.event(event, elapsed)
    const isGone = (event['output'] as CallResult<unknown>).ok
    await this.answers.answer('removePicture', isGone ? { ok: true, value: { message: 'Gone' } } : event['output'])
    if (isGone) await this.#tell(null)
  }

  async read(): Promise<Visible> {
    const words = await this.#slot.innerText()
    const [shown = null] = await this.#slot
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const labels = await this.#slot.getByRole('button').allTextContents()
    const is = (key: string) => labels.includes(t(key))
    const said = [
      ...RULES.map((rule) => [text(`common:${rule}`), rule] as const),
      ['No picture', 'No picture'] as const,
      [t('failed'), 'failed'] as const,
      [t('notRemoved'), 'notRemoved'] as const,
    ].find(([sentence]) => words.includes(sentence))
    return {
      picture: shown,
      said: said?.[1] ?? null,
      buttons: [
        ...(is('choose') || is('chooseAnother') ? (['choose'] as const) : []),
        ...(is('retry') ? (['retry'] as const) : []),
        ...(is('cancel') ? (['cancel'] as const) : []),
        ...(is('remove') ? (['remove'] as const) : []),
        ...(is('removing') ? (['removing'] as const) : []),
      ],
      isSending: (await this.#slot.getByRole('progressbar').count()) > 0,
    }
  }

  protected readonly causes: Causes = {
    'picture.known': async ({ picture: src }) => {
      await this.page.clock.runFor(FETCH_DEDUPE_MS)
      await this.page.evaluate("window.dispatchEvent(new Event('focus'))")
      await this.#tell(src as string | null)
    },
    'file.choose': async ({ file }) => {
      const path = await written(file as ChosenFile)
      await this.#leave()
      const chooser = this.page.waitForEvent('filechooser')
      await this.#slot.getByRole('button', { name: new RegExp(`^(${t('choose')}|${t('chooseAnother')})$`) }).click()
      const files = await chooser
      // The page looks into the file first.
      await this.told('storeLogo', () => files.setFiles(path))
    },
    'upload.cancel': async () => {
      await this.#leave()
      await this.#button('cancel').click()
    },
    'upload.retry': () => this.#button('retry').click(),
    'picture.remove': () => this.#button('remove').click(),
    'upload.answered': async ({ result }) => {
      const { ok, value, problem } = result as {
        ok: boolean
        value: { picture: string }
        problem: { kind: string; status: number; message: string }
      }
      const route = await this.#upload.route
      this.#upload = arrival()
      if (ok) await route.fulfill({ json: withLogo(value.picture) })
      else if (problem.kind === 'refused')
        await route.fulfill({ status: problem.status, json: { message: problem.message } })
      else await route.abort()
      if (ok) await this.#tell(value.picture)
    },
  }

  #button(key: string) {
    return this.#slot.getByRole('button', { name: t(key), exact: true })
  }

  /** Gives up a picture on its way: it is waited for first, lest it is taken for the next one. */
  async #leave(): Promise<void> {
    if ((await this.#slot.getByRole('progressbar').count()) === 0) return
    await this.#upload.route
    this.#upload = arrival()
  }

  async #tell(src: string | null): Promise<void> {
    await this.answers.answer('fetchStore', { ok: true, value: withLogo(src) })
  }
}

/** The beginning of a file, by which its type is told. */
const HEADS: Readonly<Record<string, Buffer>> = {
  'image/webp': Buffer.from('RIFF\0\0\0\0WEBP'),
  'image/avif': Buffer.from('\0\0\0\u0020ftypavif'),
}

/** The file on disk, as large as it says only where that is too large to be sent. */
async function written({ name, size, type }: ChosenFile): Promise<string> {
  const path = test.info().outputPath(`${size}`, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, HEADS[type] ?? 'no picture')
  if (size > IMAGE_MAX_BYTES) await truncate(path, size)
  return path
}

/** The page with a logo; no other picture, whose file there is not. */
function withLogo(src: string | null) {
  const logo = src === null ? null : { ...picture('logo'), thumbnails: { 250: src, 500: src, 1000: src } }
  return store({ logo, approach: { ...store().approach, image: null } })
}
