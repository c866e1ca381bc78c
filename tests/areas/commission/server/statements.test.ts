import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { renderStatement } from '#areas/commission/server/statements/statement-pdf.ts'
import { renderYear } from '#areas/commission/server/statements/year-pdf.ts'
import { wordsIn } from '#areas/papers/server/render/words.ts'
import type { Currency } from '#contract/currency.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { messages } from '#tests/server/support/messages.ts'
import { payout } from '../models/commission-samples.ts'
import { SAMPLE_CONTENT } from '#tests/areas/papers/server/support/sample.ts'
import { earningShop, today } from './support/earning.ts'

const { seller } = SAMPLE_CONTENT
const paid = payout(7)

it.each(LANGUAGE_CODES)(
  'a statement can be kept, and names its language, in %s (commission.statements-as-pdf)',
  async (language) => {
    const wordsOf = (currency: Currency) => wordsIn(language, currency, messages)
    const files = [
      await renderStatement(paid, seller, wordsOf('EUR')),
      await renderYear({ year: 2026, payee: paid.payee, payouts: [paid] }, seller, wordsOf),
    ]
    for (const file of files) {
      const bytes = file.toString('latin1')
      expect(bytes).toMatch(/<pdfaid:part>3</)
      expect(bytes).toMatch(/\/S \/Table\b/)
      expect(bytes).not.toMatch(/Helvetica/)
    }
  },
)

describeOnEachEngine('statements', (engine) => {
  it('of each payout and of each year are only for whom they pay (commission.statements-as-pdf)', async () => {
    const shop = await earningShop(engine)
    const other = await shop.practitioner()
    await shop.move(await shop.sell({ client: shop.mara, practitioner: shop.hart, totals: [1000, 2000] }), 'paid')
    await shop.pay(shop.hart, 3, { paid_on: today() })
    const get = async (who: typeof other, path: string) => {
      const { status, headers, body } = await shop.ask(who, 'GET', `/account/practitioners/commission/${path}`)
      return status === 200 ? [status, headers.get('Content-Type'), body.subarray(0, 5).toString()] : [status]
    }
    const year = today().slice(0, 4)
    for (const path of ['payouts/1/pdf', `years/${year}/pdf`]) {
      expect(await get(shop.hart, path)).toEqual([200, 'application/pdf', '%PDF-'])
      expect(await get(other, path)).toEqual([404])
    }
    expect(await get(shop.hart, 'payouts/2/pdf')).toEqual([404])
    expect(await get(shop.hart, 'years/2001/pdf')).toEqual([404])
    expect(await get(shop.hart, 'years/20/pdf')).toEqual([400])
  })
})
