import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { NOTE_MAX } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { ADMIN_PAGE_SIZE, STATUSES } from '#machines/admin/lists.ts'
import { JUDGED, type Visible, type VisibleCard } from '../../models/practitioners-review.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PractitionersReviewPage, type CardSight, type ReviewSight } from '../pages/practitioners-review.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const HOME = '/en/account/admin'
const CALL = '/v2/admin/practitioners'

type Failure = VisibleCard['failures'][number]

/** Drives the page on which practitioners are judged. */
export class PractitionersReviewDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #review = new PractitionersReviewPage(this.page)

  constructor(page: Page) {
    super(page, {
      // How many wait is asked for elsewhere, with another limit.
      fetchPractitioners: ({ path, query }) => path === CALL && query.get('limit') === String(ADMIN_PAGE_SIZE),
      judgePractitioner: ({ method, path }) => method === 'PUT' && path.startsWith(`${CALL}/`),
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'admin@verbena.test')
    await this.page.goto(HOME)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    const result = event['output'] as CallResult<object> | undefined
    if (answering(event) !== 'fetchPractitioners' || !result?.ok) return await super.event(event, elapsed)
    await this.answers.answer('fetchPractitioners', { ok: true, value: { ...result.value, limit: ADMIN_PAGE_SIZE } })
  }

  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.page.url())
    const sight = pathname === `${HOME}/practitioners` ? await this.#review.sight() : undefined
    if (!sight) return { page: 'elsewhere' }
    const marked = sight.tabs.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)
    return {
      page: 'practitioners',
      address: { status: searchParams.get('status') ?? 'pending', page: searchParams.get('page') ?? '1' },
      tab: STATUSES.find((status) => marked.includes(text(`account:admin.tabs.${status}`))) ?? null,
      failures: sight.alerts.map(failureOf),
      hasRetry: await this.#review.retry.isVisible(),
      cards: sight.cards.map(cardOf),
      nobody: STATUSES.find((status) => sight.headings.includes(text(`account:admin.nobody.${status}`))) ?? null,
      pages: pagesOf(sight),
      found: sight.paragraphs.map(foundIn).find((number) => number !== null) ?? null,
      said: sight.statuses.filter((words) => words !== '').map(saidAs),
      asked: this.#asked(),
      sent: this.answers.sent('judgePractitioner') ?? null,
    }
  }

  protected readonly causes: Causes = {
    'list.entered': ({ place }) => this.#enter((place as { query: Record<string, string> }).query),
    'list.retry': () => this.#review.retry.click(),
    'review.approve': () => this.#review.judging(JUDGED, 'approveNamed').click(),
    'review.refuse': () => this.#review.judging(JUDGED, 'refuseNamed').click(),
    'review.undo': () => this.#review.judging(JUDGED, 'undoNamed', 'againNamed').click(),
    'reason.change': ({ value }) => this.#review.reason(JUDGED).fill(String(value)),
    'reason.cancel': () => this.#review.judging(JUDGED, 'cancel').click(),
    'reason.confirm': () => this.#review.judging(JUDGED, 'send').click(),
  }

  async #enter({ status, page }: Record<string, string>): Promise<void> {
    if (page !== undefined) return await this.#review.page(page).click()
    await (status === undefined ? this.#area.link('common:menu.practitioners') : this.#review.tab(status)).click()
  }

  #asked(): Visible['asked'] {
    const call = this.answers.request('fetchPractitioners')
    return call
      ? { status: call.query.get('status'), page: call.query.get('page'), language: call.query.get('language_code') }
      : null
  }
}

const ABOUT = { list: text('account:admin.listFailed'), judgement: text('account:admin.failed') }

function failureOf(words: string): Failure {
  const about = (['list', 'judgement'] as const).find((one) => words.startsWith(ABOUT[one]))
  if (!about) return { about: 'unknown', reason: words }
  const reason = words.slice(ABOUT[about].length).trim()
  return { about, reason: reason === text('common:problem.unreachable') ? 'unreachable' : reason }
}

function cardOf({ name, certificate, changes, alerts, buttons, field }: CardSight): VisibleCard {
  const kinds = ['approveNamed', 'refuseNamed', 'undoNamed', 'againNamed', 'send', 'cancel'] as const
  const called = buttons.map((button) => ({
    ...button,
    kind:
      kinds.find((kind) => text(`account:admin.${kind}`, { name }) === button.name)?.replace('Named', '') ??
      button.name,
  }))
  return {
    name,
    certificate: certificateOf(certificate),
    corrected: correctedOf(changes),
    failures: alerts.map(failureOf),
    buttons: called.map(({ kind }) => kind),
    busy: called.filter(({ isBusy }) => isBusy).map(({ kind }) => kind),
    field: field && { value: field.value, error: errorOf(field), isFocused: field.isFocused },
  }
}

function certificateOf(words: string): VisibleCard['certificate'] {
  const standing = (['checked', ...STATUSES] as const).find((one) =>
    words.startsWith(text(`account:admin.status.${one}`)),
  )
  if (!standing) return { standing: 'unknown', reason: null }
  const told = `${text(`account:admin.status.${standing}`)}. ${text('account:admin.reason', { reason: '' })}`
  return { standing, reason: words.startsWith(told) ? words.slice(told.length) : null }
}

/** Only the last name is corrected in the walks. */
function correctedOf([change, ...others]: CardSight['changes']): VisibleCard['corrected'] {
  if (!change || others.length > 0 || change.name !== text('account:register.field.last_name')) return null
  const [approved, now] = (['approved', 'now'] as const).map((side, index) =>
    change.sides[index]?.replace(`${text(`account:admin.check.${side}`)}: `, ''),
  )
  return approved === undefined || now === undefined ? null : [approved, now]
}

function errorOf({
  value,
  isInvalid,
  told,
}: NonNullable<CardSight['field']>): NonNullable<VisibleCard['field']>['error'] {
  if (told.includes(text('account:admin.needsReason'))) return isInvalid ? 'missing' : 'unknown'
  const format = new Intl.NumberFormat('en')
  if (
    told.includes(text('account:admin.tooLong', { length: format.format(value.length), max: format.format(NOTE_MAX) }))
  )
    return isInvalid ? 'too long' : 'unknown'
  return isInvalid ? 'unknown' : null
}

function pagesOf({ pages }: ReviewSight): Visible['pages'] {
  const numbers = pages
    .map(({ name, isCurrent }) => ({ number: Number.parseInt(name.replace(/\D/g, '')), isCurrent }))
    .filter(({ number }) => !Number.isNaN(number))
  if (numbers.length === 0) return null
  return {
    marked: numbers.filter(({ isCurrent }) => isCurrent).map(({ number }) => number),
    last: Math.max(...numbers.map(({ number }) => number)),
  }
}

/** The number of practitioners of which it is said that they were found. */
function foundIn(words: string): number | null {
  const count = Number.parseInt(words)
  return words === text('account:admin.found', { count, number: count }) ? count : null
}

function saidAs(words: string): string {
  if (words === text('account:admin.loading')) return 'loading'
  if (STATUSES.some((one) => words === text(`account:admin.nobody.${one}`))) return 'nobody'
  const found = foundIn(words)
  if (found !== null) return `found: ${found}`
  const status = STATUSES.find((one) => words === text(`account:admin.told.${one}`, { name: JUDGED }))
  return status ? `${JUDGED}: ${status}` : words
}
