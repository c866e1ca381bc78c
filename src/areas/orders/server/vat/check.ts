import * as v from 'valibot'

import { unionCountryOf } from '#areas/orders/contract/vat-number.ts'

/** Outcome of a look-up. */
export type Confirmed = 'checked' | 'not_checked'

export interface VatChecks {
  /**
   * Asks the service about a number, or returns its recent answer. Awaits `count` before asking. Never rejects:
   * without an answer the number is 'not_checked' (tax.vat-number-is-checked).
   */
  check(number: string, count: () => Promise<boolean>): Promise<Confirmed>
}

/** Milliseconds that a shopper waits for the service at most. */
const ANSWER_WITHIN = 4000

/** Milliseconds for which an answer is kept, so that an order is placed by what its review said. */
const HOLDS_FOR = 60 * 60 * 1000

/** The most answers that are kept. */
const KEPT_MAX = 1000

const answer = v.object({ valid: v.boolean() })

interface VatCheckDeps {
  /** The service's address; undefined if none is asked. */
  readonly vatCheckUrl: string | undefined
  readonly log: { warn(fields: object, message: string): void }
  readonly now?: () => number
}

/** The checks of a process, which speak the REST interface of the EU's service VIES. */
export function vatChecks({ vatCheckUrl, log, now = Date.now }: VatCheckDeps): VatChecks {
  const kept = new Map<string, { readonly state: Confirmed; readonly until: number }>()
  const keep = (number: string, state: Confirmed): Confirmed => {
    kept.delete(number)
    kept.set(number, { state, until: now() + HOLDS_FOR })
    const [oldest] = kept.keys()
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    return state
  }
  return {
    async check(number, count) {
      if (vatCheckUrl === undefined || unionCountryOf(number) === undefined) return 'not_checked'
      const known = kept.get(number)
      if (known !== undefined && known.until > now()) return known.state
      if (!(await count())) return 'not_checked'
      try {
        return keep(number, (await isKnown(vatCheckUrl, number)) ? 'checked' : 'not_checked')
      } catch (error) {
        // Logs no number: it is personal data.
        log.warn({ err: error }, 'The service for VAT numbers gave no answer')
        return 'not_checked'
      }
    },
  }
}

/** Throws if the service can't be asked or can't tell. */
async function isKnown(address: string, number: string): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ countryCode: number.slice(0, 2), vatNumber: number.slice(2) }),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`The service answered ${response.status}`)
  return v.parse(answer, await response.json()).valid
}
