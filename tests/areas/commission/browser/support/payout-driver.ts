import type { Page } from 'playwright/test'
import type { AnyEventObject } from 'xstate'

import { LIMIT_MAX } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import { PAYOUTS_PAGE_SIZE, type Filled, type Basis } from '#machines/commission/payout/payout.ts'
import { LIST } from '../../models/payout.model.ts'
import type { Visible } from '../../models/payout.person.ts'
import { answering } from '#tests/models/support/moment.ts'

import { OwnArea } from '#tests/browser/pages/own-area.ts'
import { PageDriver, type Causes } from '#tests/browser/support/page-driver.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { text } from '#tests/browser/texts.ts'

const START = '/en/account/admin/profile'
const PAGE = '/en/account/admin/commission'
const PAYOUTS = '/v2/admin/payouts'

const t = (key: string) => text(`commission:admin.${key}`)
/** The words of a text before its total, which tell it from all others. */
const begin = (key: string) => text(`commission:admin.${key}`, { total: '#' }).split('#')[0] ?? ''

/** Drives the page on which an admin pays commission out. */
export class PayoutDriver extends PageDriver<Visible> {
  readonly #area = new OwnArea(this.page)
  readonly #main = this.page.getByRole('main')

  constructor(page: Page) {
    super(page, {
      // The first page of the area asks for some of it as well.
      fetchBasis: ({ path, query }) => path === '/v2/admin/commission' && query.get('limit') === String(LIMIT_MAX),
      fetchPayouts: ({ method, path, query }) =>
        method === 'GET' && path === PAYOUTS && query.get('limit') === String(PAYOUTS_PAGE_SIZE),
      makePayout: ({ method, path }) => method === 'POST' && path === PAYOUTS,
    })
  }

  protected async open(): Promise<void> {
    await signIn(this.page, 'admin@verbena.test')
    await this.page.goto(START)
    await this.#area.navigation.waitFor()
  }

  override async event(event: AnyEventObject, elapsed: number): Promise<void> {
    if (answering(event) === 'fetchBasis') return await this.#tell(event['output'] as CallResult<Basis>)
    if (event.type === 'call.answered')
      return await this.answers.answer('makePayout', { ok: true, value: event['answer'] })
    if (event.type === 'call.refused')
      return await this.answers.answer('makePayout', { ok: false, problem: event['problem'] })
    await super.event(event, elapsed)
  }

  /** Both lists are one answer of the chart. */
  async #tell(told: CallResult<Basis>): Promise<void> {
    const basis = told.ok ? told.value : undefined
    const pages = { limit: LIMIT_MAX, current_page: basis?.currentPage ?? 1, total_pages: basis?.totalPages ?? 1 }
    const payouts = basis?.payouts ?? []
    const paid = { ...pages, data: payouts, total_results: payouts.length }
    await this.answers.answer('fetchPayouts', { ok: true, value: paid })
    const due = basis && {
      ...pages,
      data: basis.payable,
      next_payout: basis.nextPayout,
      total_results: basis.payableTotal,
    }
    await this.answers.answer('fetchBasis', told.ok ? { ok: true, value: due } : told)
  }

  async read(): Promise<Visible> {
    const { pathname, searchParams } = new URL(this.page.url())
    const practitioner = searchParams.get('practitioner')
    const alerts = await this.#main.getByRole('alert').getByRole('paragraph').allTextContents()
    return {
      chosen: pathname === PAGE ? practitioner && `${practitioner} ${searchParams.get('currency') ?? ''}` : 'elsewhere',
      step: await this.#step(),
      due: await this.#rows('due').getByRole('cell').locator('strong').allTextContents(),
      payouts: await this.#rows('done').getByRole('rowheader').count(),
      failure: alerts.some((words) => words.startsWith(t('failed'))) ? 'lists' : alerts.length > 0 ? 'payout' : null,
      canRetry: (await this.#main.getByRole('button', { name: text('common:retry'), exact: true }).count()) === 1,
      asked: this.answers.waiting().includes('fetchBasis'),
      sent: this.answers.sent('makePayout')?.body ?? null,
    }
  }

  protected readonly causes: Causes = {
    'list.entered': ({ place }) =>
      place === LIST ? this.#area.link('common:menu.commission').click() : this.#choose.click(),
    'payouts.retry': () => this.#main.getByRole('button', { name: text('common:retry'), exact: true }).click(),
    'form.sent': ({ sent }) => this.#fill(sent as Filled),
    'payout.confirm': () => this.#confirm.click(),
    'payout.change': () => this.#main.getByRole('button', { name: t('pay.change'), exact: true }).click(),
    'payout.goOn': () => this.#main.getByRole('button', { name: t('pay.goOn'), exact: true }).click(),
  }

  async #fill({ paid_on, note }: Filled): Promise<void> {
    await this.#main.getByLabel(t('pay.date')).fill(paid_on)
    await this.#main.getByLabel(t('pay.note')).fill(note)
    await this.#next.click()
  }

  async #step(): Promise<Visible['step']> {
    const [headings, said] = [
      await this.#main.getByRole('heading', { level: 2 }).allTextContents(),
      await this.#main.getByRole('status').allTextContents(),
    ]
    if (said.includes(t('pay.busy'))) return 'pay'
    if (said.includes(t('pay.rechecking'))) return 'recheck'
    if (headings.includes(t('pay.changedTitle'))) return 'changed'
    if (headings.includes(t('pay.goneTitle'))) return 'nothing due'
    if (headings.includes(t('pay.paidTitle'))) return 'paid'
    if ((await this.#next.count()) === 1) return 'fill in'
    return (await this.#confirm.count()) === 1 ? 'confirm' : null
  }

  readonly #next = this.#main.getByRole('button', { name: t('pay.next'), exact: true })
  readonly #confirm = this.#main.getByRole('button').filter({ hasText: new RegExp(`^${begin('pay.confirm')}`) })
  /** The first of what is due. */
  readonly #choose = this.#rows('due').getByRole('link').first()

  #rows(list: 'due' | 'done') {
    return this.#main.getByRole('table', { name: t(list), exact: true })
  }
}
