import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Said, SeenFolder, SeenNaming, Visible } from '../../models/folders.person.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { SignInPage } from '#tests/areas/account/browser/pages/sign-in.ts'
import type { HeldCalls } from '#tests/browser/support/held-answers.ts'
import { KeptDriver, pressable } from '#tests/browser/support/kept-driver.ts'
import type { Causes } from '#tests/browser/support/page-driver.ts'
import { text } from '#tests/browser/texts.ts'

const CALL = '/v2/account/practitioners/folders'

const HELD: HeldCalls = {
  fetchList: ({ method, path }) => path === CALL && method === 'GET',
  sendChange: ({ path }) => path.startsWith(CALL),
}

/** Drives the page of saved folders. */
export class FoldersDriver extends KeptDriver<Visible> {
  readonly #signIn = new SignInPage(this.page)
  readonly #area = new OwnArea(this.page)

  constructor(page: Page) {
    super(page, HELD)
  }

  protected async open(): Promise<void> {
    await this.openAt('/en/about')
  }

  async read(): Promise<Visible> {
    const { kept } = this
    if (new URL(this.page.url()).pathname !== '/en/account/practitioner/folders') return 'elsewhere'
    const isLoading = await kept.loading('shopping:folders.loading').isVisible()
    const failure = await kept.failure(text('shopping:folders.failed'))
    const names = await kept.folderNames()
    const naming = await this.#naming()
    const unchanged = await kept.failure(text('shopping:folders.unchanged'))
    const canCreate = await kept.button('shopping:folders.new').isVisible()
    return {
      folders: names.length > 0 ? await Promise.all(names.map((name) => this.#folder(name))) : null,
      loading: isLoading,
      failure,
      unchanged: naming?.refusal ? null : unchanged,
      canCreate,
      naming,
      said: (await this.messages()).map(({ words, canUndo }) => ({ ...saidBy(words), canUndo })),
      asked: this.#asked(),
    }
  }

  protected readonly causes: Causes = {
    ...this.opening,
    'session.signedIn': async ({ userTypeId }) => {
      const isPractitioner = userTypeId === USER_TYPES.Practitioner
      await this.signIn({ ...user, user_type_id: isPractitioner ? USER_TYPES.Practitioner : USER_TYPES.Client })
      await this.#signIn.account.waitFor()
      if (isPractitioner) await this.#enter()
    },
    'session.signedOut': async () => {
      await this.signOut()
      await this.#signIn.entry.waitFor()
      await this.goAway()
    },
    'page.opened': async () => {
      await this.#area.navigation.getByRole('link', { name: text('common:menu.home'), exact: true }).click()
      await this.kept.title.waitFor({ state: 'hidden' })
      await this.#enterFromArea()
    },
    'page.returned': () => this.page.evaluate("window.dispatchEvent(new Event('focus'))"),
    'list.retry': () => this.kept.button('common:retry').click(),
    'folders.create': () => this.kept.button('shopping:folders.new').click(),
    'folders.rename': () => this.kept.button('shopping:folders.renameName', { name: 'Calm' }).click(),
    'name.change': ({ value }) => this.kept.folderName.fill(String(value)),
    'name.cancel': () => this.kept.button('shopping:folders.cancel').click(),
    'name.confirm': () => this.kept.folderName.press('Enter'),
    'folders.delete': () => this.kept.button('shopping:folders.deleteName', { name: 'Winter' }).click(),
    'folders.restore': () => this.kept.undo(text('common:folders.deleted', { name: 'Winter' })),
    'folders.put': () => this.kept.undo(text('common:folders.takenOut', { name: 'Product 1', folder: 'Calm' })),
    'folders.takeOut': () => this.kept.button('shopping:folders.takeOutName', { name: 'Product 1' }).click(),
    'folders.addToCart': () => this.kept.button('shopping:folders.toCartName', { name: 'Calm' }).click(),
  }

  protected takesBack({ type }: AnyEventObject): boolean {
    return type === 'folders.restore' || type === 'folders.put'
  }

  async #folder(name: string): Promise<SeenFolder> {
    const takeOut = text('shopping:folders.takeOutName', { name: '' })
    const takeOuts = await this.kept
      .heldBy(name)
      .getByRole('button', { name: takeOut })
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))
    const items = takeOuts.map((label) => label.replace(takeOut, ''))
    const [handed, left] = await this.kept.folder(name).getByRole('status').getByRole('paragraph').allTextContents()
    return {
      name,
      items,
      canRemove: (await pressable(this.kept.button('shopping:folders.deleteName', { name }))) === 'ready',
      handed:
        handed === undefined
          ? null
          : {
              count: Number.parseInt(handed, 10) || 0,
              left: left?.replace(text('shopping:folders.left', { names: '' }), '') ?? '',
            },
    }
  }

  async #naming(): Promise<SeenNaming | null> {
    const [field] = await this.kept.folderName.evaluateAll((fields) =>
      fields.flatMap((found) => {
        if (!(found instanceof HTMLInputElement)) return []
        const said = document.getElementById(found.getAttribute('aria-describedby') ?? '')
        const heading = document.getElementById(found.closest('section')?.getAttribute('aria-labelledby') ?? '')
        return [{ value: found.value, error: said?.textContent ?? null, of: heading?.textContent ?? '' }]
      }),
    )
    if (!field) return null
    const { value, error, of } = field
    const [refusal] = await this.kept.nameForm.getByRole('alert').getByRole('paragraph').allTextContents()
    return {
      of: of === text('shopping:folders.new') ? 'a new one' : of,
      value,
      isEmpty: error === text('common:form.empty-field'),
      refusal: refusal?.slice(text('shopping:folders.unchanged').length).trim() ?? null,
    }
  }

  #asked(): Exclude<Visible, string>['asked'] {
    const call = this.answers.request('fetchList') ?? this.answers.request('sendChange')
    return call ? { method: call.method, path: call.path.slice(CALL.length), body: call.body } : null
  }

  // The folders are asked for as soon as somebody is here who has some, and anew once they are looked at.
  async #enter(): Promise<void> {
    await this.#signIn.account.click()
    const entry = this.page.getByRole('menuitem', { name: text('common:account.area'), exact: true })
    await entry.waitFor()
    await entry.click()
    await this.#enterFromArea()
  }

  async #enterFromArea(): Promise<void> {
    const link = this.#area.navigation.getByRole('link', { name: text('common:menu.folders'), exact: true })
    await link.waitFor()
    await link.click()
    await this.kept.title.waitFor()
  }
}

function saidBy(words: string): Pick<Said, 'text' | 'name'> {
  const [name = words] = /Product \d+|Winter|New(?=\.)/.exec(words) ?? []
  const key = (['deleted', 'takenOut', 'put'] as const).find(
    (one) => words === text(`common:folders.${one}`, { name, folder: 'Calm' }),
  )
  return { text: key ?? 'other', name }
}
