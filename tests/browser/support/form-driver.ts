import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { PASSWORD_MIN_LENGTH } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { RULE_ERRORS } from '#contract/rules.ts'
import type { Visible } from '#tests/models/form-person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { FormPart, type ControlSight, type FormSight } from '../pages/form.ts'
import type { HeldAnswers, HeldCalls } from './held-answers.ts'
import { PageDriver, type Causes } from './page-driver.ts'
import { text } from '../texts.ts'

/** Labels of a form on the page, and the operations of a person besides filling it in and sending it. */
export interface FormShape {
  /** The heading of the part of the page in which it stands; that of no part where it is the page's own. */
  readonly part?: string
  /** The labels of its fields, in the order in which the chart has them. */
  readonly labels: Readonly<Record<string, string>>
  /** Names of fields in the summary, for fields that have a longer label on the page. */
  readonly names?: Readonly<Record<string, string>>
  /** Fields that are several boxes: the label of each by what the field then holds. */
  readonly groups?: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly submit: string
  readonly sending: string
  /** Read out, or shown beside the button, once it is sent. */
  readonly sent?: string | RegExp
  /** The words before the reason of a failure. */
  readonly failed?: string
  /** Shown instead of the form once it is sent: headings, paragraphs, texts that are read out. */
  readonly done?: readonly string[]
  /** Shown instead of the form until it can be filled in. */
  readonly before?: readonly string[]
  /** Its call, and what else is held back. */
  readonly held: HeldCalls
  /** The answer of the call, where the chart keeps another. */
  readonly wire?: (result: CallResult<unknown>) => CallResult<unknown>
  readonly open: (page: Page, answers: HeldAnswers) => Promise<void>
  /** Does what fills the form in; `isSent` where it stands there, just sent. */
  readonly fill?: (page: Page, answers: HeldAnswers, isSent: boolean) => Promise<void>
  /** Does what brings a form that was sent back as new; `isSent` where nothing was filled in since. */
  readonly reset?: (page: Page, answers: HeldAnswers, isSent: boolean) => Promise<void>
}

/** Stands for a number that differs from field to field. */
const SOME = '#'
const RULES: ReadonlyMap<string, string> = new Map(
  RULE_ERRORS.map((rule) => [text(`common:${rule}`, { min: PASSWORD_MIN_LENGTH, length: SOME, max: SOME }), rule]),
)
const CALL = 'sendForm'

/** Drives any form of the shop, by the labels of its fields. */
export class FormDriver extends PageDriver<Visible> {
  readonly #shape: FormShape
  readonly #part: FormPart
  #isSent = false

  constructor(page: Page, shape: FormShape) {
    super(page, shape.held)
    this.#shape = shape
    const region =
      shape.part === undefined ? page.getByRole('main') : page.getByRole('region', { name: shape.part, exact: true })
    this.#part = new FormPart(region, text('common:form.summary'))
  }

  protected async open(): Promise<void> {
    await this.#shape.open(this.page, this.answers)
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (answering(event) !== CALL) return await super.event(event, elapsed)
    const result = event['output'] as CallResult<unknown>
    this.#isSent = result.ok
    await this.answers.answer(CALL, this.#shape.wire?.(result) ?? result)
  }

  async read(): Promise<Visible> {
    const path = new URL(this.page.url()).pathname
    const sight = await this.#part.sight()
    if (sight?.submit) return this.#form(sight, sight.submit, path)
    if (sight && this.#hasAll(wordsOf(sight), this.#shape.done))
      return { page: 'sent', path, said: this.#said(sight), focus: sight.focus.kind }
    const words = [...(sight ? wordsOf(sight) : []), ...(await this.#title())]
    return { page: this.#hasAll(words, this.#shape.before) ? 'before' : 'unknown', path }
  }

  protected readonly causes: Causes = {
    'field.change': ({ field, value }) => this.#change(String(field), value),
    // A press beside the form, which enters no other field.
    'field.blur': () => this.page.getByRole('heading', { level: 1 }).click(),
    'form.submit': () => this.#part.button(this.#shape.submit).press('Enter'),
    'form.fill': () => this.#elsewhere(this.#shape.fill),
    'form.reset': () => this.#elsewhere(this.#shape.reset),
  }

  async #elsewhere(cause: FormShape['fill']): Promise<void> {
    await cause?.(this.page, this.answers, this.#isSent)
    this.#isSent = false
  }

  #form(sight: FormSight, submit: { readonly label: string; readonly isBusy: boolean }, path: string): Visible {
    const call = this.answers.sent(CALL)
    const said = this.#said(sight)
    return {
      page: submit.label === this.#shape.submit ? 'form' : 'unknown',
      path,
      fields: Object.fromEntries(Object.keys(this.#shape.labels).map((field) => [field, this.#field(sight, field)])),
      summary: sight.summary.map((line) => this.#inSummary(sight, line)),
      failure: this.#failure(sight),
      isBusy: submit.isBusy,
      said,
      isMarked: this.#isSentAmong(sight.paragraphs),
      focus: sight.focus.kind === 'field' ? this.#fieldCalled(sight.focus.label) : sight.focus.kind,
      ...(call && { call: { language: call.language ?? '', body: call.body } }),
    }
  }

  #field({ controls }: FormSight, field: string): NonNullable<Visible['fields']>[string] {
    const boxes = Object.entries(this.#shape.groups?.[field] ?? {})
    const named = (label: string | undefined) => controls.filter((control) => control.label === label)
    const [first, ...others] =
      boxes.length > 0 ? boxes.flatMap(([, label]) => named(label)) : named(this.#shape.labels[field])
    if (!first) return { value: 'not there', isInvalid: false, error: '', isLocked: false }
    const ticked = boxes.filter(([, label]) => named(label).some(({ value }) => value !== '')).map(([id]) => id)
    return {
      value: boxes.length > 0 ? ticked.join(',') : first.value,
      isInvalid: [first, ...others].some(({ isInvalid }) => isInvalid),
      error: errorOf(first),
      isLocked: first.isLocked,
    }
  }

  #fieldCalled(label: string): string {
    const { labels, groups = {} } = this.#shape
    const group = Object.keys(groups).find((field) => Object.values(groups[field] ?? {}).includes(label))
    return group ?? Object.keys(labels).find((field) => labels[field] === label) ?? label
  }

  /** The field of a line of the summary, which says the same of it as the field itself. */
  #inSummary({ controls }: FormSight, line: string): string {
    const isAbout = ({ label, told: [error = ''] }: ControlSight) => this.#lineOf(label, error) === line
    const control = controls.find(isAbout)
    return control ? this.#fieldCalled(control.label) : line
  }

  #lineOf(label: string, error: string): string {
    const field = this.#fieldCalled(label)
    return text('common:form.summaryItem', { field: this.#shape.names?.[field] ?? label, error })
  }

  #failure({ alerts }: FormSight): string {
    const { failed = '' } = this.#shape
    const [alert] = alerts
    if (alert === undefined) return ''
    const reason = alert.startsWith(failed) ? alert.slice(failed.length).trim() : `not the form's: ${alert}`
    return reason === text('common:problem.unreachable') ? 'unreachable' : reason
  }

  #said({ statuses }: FormSight): NonNullable<Visible['said']> {
    if (statuses.includes(this.#shape.sending)) return 'sending'
    return this.#isSentAmong(statuses) ? 'sent' : 'nothing'
  }

  #isSentAmong(words: readonly string[]): boolean {
    const { sent } = this.#shape
    return words.some((one) => (sent instanceof RegExp ? sent.test(one) : sent === one))
  }

  async #change(field: string, value: unknown): Promise<void> {
    const group = this.#shape.groups?.[field]
    if (group) return await this.#tick(group, value as readonly number[])
    const control = this.#part.field(this.#shape.labels[field] ?? field)
    await control.focus()
    const kind = await control.evaluate((element: HTMLInputElement | HTMLSelectElement) => element.type)
    if (kind === 'checkbox') await control.setChecked(value === true)
    else if (kind === 'select-one') await control.selectOption(`${(value ?? '') as string | number}`)
    else await control.fill(value as string)
  }

  async #tick(group: Readonly<Record<string, string>>, ids: readonly number[]): Promise<void> {
    for (const [id, label] of Object.entries(group)) await this.#part.field(label).setChecked(ids.includes(Number(id)))
  }

  #hasAll(words: readonly string[], wanted: readonly string[] = []): boolean {
    return wanted.length > 0 && wanted.every((one) => words.includes(one))
  }

  async #title(): Promise<readonly string[]> {
    return await this.page.getByRole('main').getByRole('heading', { level: 1 }).allTextContents()
  }
}

function errorOf({ told: [first = ''], isInvalid }: ControlSight): string {
  const rule = RULES.get(first) ?? RULES.get(first.replaceAll(/\d[\d,]*/g, SOME))
  return rule ?? (isInvalid ? first : '')
}

function wordsOf({ headings, paragraphs, statuses }: FormSight): readonly string[] {
  return [...headings, ...paragraphs, ...statuses]
}
