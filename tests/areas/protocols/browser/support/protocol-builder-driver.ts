import type { Locator, Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import type { UserType } from '#contract/call.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'
import { isPractitioner } from '#machines/account/session/session.ts'
import type { BuilderMode, Remembered } from '#machines/protocols/builder/protocol-builder.ts'
import { user } from '#tests/areas/account/models/own-account-samples.ts'
import type { Visible } from '../../models/protocol-builder.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { BuilderPart } from '../pages/builder.ts'
import { Frame } from '#tests/browser/pages/frame.ts'
import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { seenOfBuilder } from './protocol-builder-sight.ts'
import {
  calm,
  card,
  fakeWorld,
  given,
  HELD,
  KEPT_LINE,
  refused,
  storeBuilder,
  tellAsOtherTab,
  winter,
} from './protocol-builder-world.ts'
import { SessionTab } from '#tests/areas/account/browser/support/session-tab.ts'
import { text } from '#tests/browser/texts.ts'

const DONE = given({ message: 'Done' })
const WRITTEN = given(KEPT_LINE.written)
const LINE = { name: KEPT_LINE.label }

/** Drives the listing with the protocol builder beside it. Who signs in and out does so in another tab. */
export class ProtocolBuilderDriver extends PageDriver<Visible> {
  readonly #builder = new BuilderPart(this.page)
  readonly #frame = new Frame(this.page)
  readonly #tab = new SessionTab(this.page)
  #person: { user_id: number; user_type_id: UserType } | undefined
  #mode: BuilderMode
  /** The sign-in that follows once the browser's storage for that user has been read. */
  #coming: AnyEventObject | undefined
  /** Changes of the protocol since it was made; null while it is gone. */
  #calmNow: Partial<Protocol> | null = {}
  #isEdgeHeld = false

  constructor(page: Page, mode: BuilderMode) {
    super(page, HELD)
    this.#mode = mode
  }

  protected async open(): Promise<void> {
    await this.#tab.open()
    await fakeWorld(this.page, () => this.#calmNow)
    await this.page.goto('/en/products')
    await new ListingPage(this.page).products.first().waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    while ((await this.#frame.dismissals.count()) > 0) await this.#frame.dismissals.first().click()
    if (answering(event) === undefined) return await super.event(event, elapsed)
    await storeBuilder(this.page, event['output'] as Remembered)
    if (this.#coming) await this.#enter(this.#coming)
  }

  async read(): Promise<Visible> {
    return this.#coming ? 'entering' : await seenOfBuilder(this.page)
  }

  protected readonly causes: Causes = {
    'session.signedIn': async (event) => {
      const isSame = event['userId'] === this.#person?.user_id && isPractitioner(this.#person?.user_type_id)
      if (isSame || !isPractitioner(event['userTypeId'])) await this.#enter(event)
      else this.#coming = event
    },
    'session.signedOut': async () => {
      this.#person = undefined
      await this.#tab.drop()
    },
    'mode.chosen': async ({ mode }) => {
      this.#mode = mode as BuilderMode
      await this.#signIn()
    },
    'page.returned': () => this.page.evaluate("window.dispatchEvent(new Event('focus'))"),
    'builder.list': () => this.#press('backToList'),
    'bar.name': () => this.#builder.name.click(),
    'bar.toggle': () => this.#button('bar.open').or(this.#button('bar.close')).click(),
    'builder.create': () => this.#builder.button(text('builder:list.new')).first().click(),
    'builder.edit': () => this.#choose(this.#calmNow?.name ?? 'Calm', 'edit.button'),
    'builder.share': () => this.#press('share'),
    'builder.addNote': () => this.#press('shareForm.addNote'),
    'builder.back': () => this.#button('back').or(this.#button('backToProtocol')).click(),
    'builder.finish': () => this.#press('finish'),
    'note.change': (event) => this.#builder.field(text('builder:shareForm.noteLabel')).fill(String(event['text'])),
    'note.save': () => this.#press('shareForm.saveNote'),
    'protocol.select': () => {
      this.#calmNow = {}
      return this.#press('list.selectName', { name: 'Calm' })
    },
    'protocol.share': () => {
      this.#calmNow = {}
      return this.#choose('Calm', 'share')
    },
    'protocol.copy': () => this.#copy(refused(409)),
    'protocol.copied': () => this.#copy(given({ protocol_id: 3 })),
    'protocol.delete': async () => {
      await this.#choose('Calm', 'delete.button')
      await this.#inQuestion('delete.keep').click()
    },
    'protocol.deleted': ({ protocolId }) => this.#delete(protocolId === calm.protocol_id ? calm : winter),
    'protocol.restore': () => this.#restore(() => refused(409)),
    'protocol.restored': () => this.#restore(given),
    'protocol.gone': async () => {
      this.#calmNow = null
      await this.#press('active.more', LINE)
      await this.answers.answer('line', refused(404))
      await this.#builder.message('gone', { name: 'Calm' }).waitFor()
      this.#calmNow = {}
    },
    'product.add': () => this.#builder.anyAdd(card.name).click(),
    'line.raise': () => this.#change('active.more'),
    'line.lower': () => this.#change('active.fewer'),
    'line.setQuantity': () => this.#type(5),
    'lines.changed': () => this.#type(6),
    'protocols.outdated': ({ about }) => this.#tellAsOtherTab(String(about)),
    'protocol.renamed': ({ name, description }) => {
      this.#calmNow = { name, description }
      return this.#tellAsOtherTab('protocols')
    },
    'notice.raised': () => this.#type(7),
    'line.setNote': async ({ notes }) => {
      const field = this.#builder.field(text('builder:active.note', LINE))
      await field.fill(String(notes))
      await field.press('Enter')
      await this.answers.answer('line', WRITTEN)
    },
    'line.setDosage': async () => {
      const field = this.#builder.field(text('dosage:label', LINE))
      await field.fill('2 capsules at bedtime')
      await field.press('Enter')
      await this.answers.answer('line', WRITTEN)
    },
    'line.remove': () => this.#remove(),
    'line.restore': () => this.#remove(),
    'line.reset': async () => {
      await this.#type(8)
      await this.#builder.undo('quantity', { name: KEPT_LINE.name, quantity: 8 })
      await this.answers.answer('line', WRITTEN)
    },
    'shortcuts.show': async () => {
      await this.#press('shortcuts.title')
      await this.#builder.button(text('common:panel.close')).click()
    },
    'share.sent': () => this.#share(),
    'share.cancelled': () => this.#press('cancel'),
    'form.sent': async ({ form, sent }) => {
      const { name, description: written } = sent as Protocol
      // Nothing can be saved where nothing was changed.
      const description = written === this.#calmNow?.description ? `${written} again` : written
      await this.#builder.field(text('builder:field.name')).fill(name)
      await this.#builder.field(text('builder:field.description')).fill(description)
      const isNew = form === 'createProtocol'
      this.#calmNow = { name, description }
      await this.#press(isNew ? 'create.submit' : 'edit.submit')
      await this.answers.answer(isNew ? 'create' : 'edit', isNew ? given({ id: 1 }) : DONE)
    },
    'panel.open': () => this.#builder.opener.click(),
    'panel.close': async () => {
      // By the keyboard: the pointer may hold the edge.
      await this.#button('hide').press('Enter')
      if (this.#isEdgeHeld) await this.#drop()
    },
    'panel.grab': async () => {
      const { x, y, width, height } = (await this.#builder.edge.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await this.page.mouse.move(x + width / 2, y + height / 4)
      await this.page.mouse.down()
      this.#isEdgeHeld = true
    },
    'panel.drag': async ({ width }) => {
      const end = Number(await this.page.evaluate('document.documentElement.clientWidth'))
      await this.page.mouse.move(Math.max(0, end - Math.round(Number(width))), 300)
    },
    'panel.drop': () => this.#drop(),
    'panel.resize': () => this.#builder.edge.press('Home'),
  }

  #button(key: string, values = {}): Locator {
    return this.#builder.button(text(`builder:${key}`, values))
  }

  #press(key: string, values = {}): Promise<void> {
    return this.#button(key, values).click()
  }

  #tellAsOtherTab(about: string): Promise<void> {
    return tellAsOtherTab(this.page, this.#person?.user_id ?? 0, about)
  }

  #inQuestion(key: string): Locator {
    return this.page.getByRole('dialog').getByRole('button', { name: text(`builder:${key}`), exact: true })
  }

  /** Does something with a protocol by its menu. */
  async #choose(name: string, key: string): Promise<void> {
    await this.#builder.more(name)
    await this.#builder.item(text(`builder:${key}`)).click()
  }

  async #enter({ userId, userTypeId }: AnyEventObject): Promise<void> {
    this.#coming = undefined
    this.#calmNow = {}
    this.#person = { user_id: Number(userId), user_type_id: userTypeId as UserType }
    await this.#signIn()
    if (isPractitioner(this.#person.user_type_id)) await this.#builder.shown.waitFor()
  }

  async #signIn(): Promise<void> {
    await this.#tab.keep(0)
    await this.answers.answer('account', given({ ...user, ...this.#person, builder_mode: this.#mode }))
  }

  async #copy(result: CallResult<unknown>): Promise<void> {
    await this.#choose('Calm', 'duplicate')
    await this.answers.answer('copy', result)
  }

  async #delete({ name }: Protocol): Promise<void> {
    await this.#choose(name, 'delete.button')
    await this.#inQuestion('delete.button').click()
    await this.answers.answer('delete', DONE)
  }

  /** Brings back a protocol that nobody works on: it is deleted first. */
  async #restore(resultOf: (restored: Protocol) => CallResult<unknown>): Promise<void> {
    const isCalmActive = (await this.#builder.rows.filter({ hasText: text('builder:list.active') }).count()) > 0
    const deleted = isCalmActive ? winter : calm
    if (deleted === calm) this.#calmNow = {}
    await this.#delete(deleted)
    await this.#builder.undo('deleted', { name: deleted.name })
    await this.answers.answer('restore', resultOf(deleted))
  }

  async #change(key: string): Promise<void> {
    await this.#press(key, LINE)
    await this.answers.answer('line', WRITTEN)
  }

  async #type(quantity: number): Promise<void> {
    const field = this.#builder.field(text('builder:active.quantity', LINE))
    await field.fill(String(quantity))
    await field.press('Enter')
    await this.answers.answer('line', WRITTEN)
  }

  /** Takes the line out, and back in. */
  async #remove(): Promise<void> {
    await this.#builder
      .lines('Calm')
      .getByRole('button', { name: text('builder:active.remove', LINE) })
      .click()
    await this.answers.answer('line', DONE)
    await this.#builder.undo('removed', { name: KEPT_LINE.name })
  }

  /** Shares with somebody new, and goes on to others. */
  async #share(): Promise<void> {
    const field = this.page.getByRole('combobox', { name: text('builder:shareForm.recipients'), exact: true })
    await field.fill('gil@mail.example')
    await field.press('Enter')
    await this.#builder.field(text('builder:shareForm.firstName')).fill('Gil')
    await this.#builder.field(text('builder:shareForm.lastName')).fill('Berg')
    await this.#press('shareForm.addNew')
    await this.page.getByRole('radio', { name: text('builder:shareForm.noDiscount') }).check()
    await this.#press('shareForm.send', { count: 1, number: 1 })
    await this.answers.answer('share', given({ message: 'Done', client_id: 31 }))
    await this.#press('shareForm.another')
  }

  async #drop(): Promise<void> {
    await this.page.mouse.up()
    this.#isEdgeHeld = false
  }
}
