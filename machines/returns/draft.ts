import type { CallInput } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { AdminReturn, checkReturn, refundReturn } from '#areas/returns/contract/admin-returns.ts'
import type { RefundWay } from '#areas/returns/contract/returns.ts'

import { readNumber } from '../form/number.ts'

/** A line as an admin has looked at it. */
export interface Check {
  readonly accepted: number
  readonly restock: boolean
}

/** A check and a refund as an admin types them. */
export interface Draft {
  /** By variant. */
  readonly checks: Readonly<Record<string, Check>>
  /** By variant. */
  readonly amounts: Readonly<Record<string, string>>
  readonly delivery: string
  readonly way: RefundWay
  readonly note: string
}

const toCents = (amount: number): number => Math.round(amount * 100)

/** An amount with the decimal mark that people of the language type. */
const typed = (amount: number, language: LanguageCode): string =>
  /^(?:en|jp|zh)/.test(language) ? amount.toFixed(2) : amount.toFixed(2).replace('.', ',')

/**
 * Proposes all pieces, back to stock, and the whole of what they cost, as far as there is room. Delivery goes back with the last
 * piece of an order.
 */
export function proposed(found: AdminReturn, language: LanguageCode): Draft {
  let room = toCents(found.room)
  const take = (amount: number): number => {
    const cents = Math.min(toCents(amount), room)
    room -= cents
    return cents / 100
  }
  const amounts = Object.fromEntries(
    found.lines.map(({ product_variant_id, total }) => [product_variant_id, typed(take(total), language)]),
  )
  return {
    checks: Object.fromEntries(
      found.lines.map(({ product_variant_id, quantity }) => [
        product_variant_id,
        { accepted: quantity, restock: true },
      ]),
    ),
    amounts,
    delivery: typed(found.is_whole_order ? take(found.delivery_left) : 0, language),
    way: found.ways[0] ?? 'transfer',
    note: '',
  }
}

/** The body of the call that checks. */
export const checkWanted = ({ lines }: AdminReturn, { checks }: Draft): CallInput<typeof checkReturn>['body'] => ({
  lines: lines.map(({ product_variant_id, quantity }) => {
    const { accepted = 0, restock = false } = checks[product_variant_id] ?? {}
    return { product_variant_id, accepted: Math.min(accepted, quantity), restock: restock && accepted > 0 }
  }),
})

/** Cents of a typed amount; undefined where it is none, is below zero or above the most. */
function centsOf(text: string, most: number): number | undefined {
  const read = text.trim() === '' ? 0 : readNumber(text)
  if (read === undefined || read === null || read < 0) return undefined
  const cents = toCents(read)
  return cents <= toCents(most) ? cents : undefined
}

export interface RefundSums {
  /** By variant; undefined where the amount can't be taken. */
  readonly goods: ReadonlyMap<number, number | undefined>
  readonly delivery: number | undefined
  /** Cents; undefined where an amount can't be taken, or the sum is more than was paid. */
  readonly total: number | undefined
}

/** The typed amounts in cents, none above what the pieces cost, and their sum not above what was paid. */
export function refundSums(found: AdminReturn, { amounts, delivery: text }: Draft): RefundSums {
  const goods = new Map(
    found.lines.map(({ product_variant_id, total }) => [
      product_variant_id,
      centsOf(amounts[product_variant_id] ?? '', total),
    ]),
  )
  const delivery = centsOf(text, found.delivery_left)
  const all = [...goods.values(), delivery]
  const sum = all.reduce<number>((cents, one) => cents + (one ?? 0), 0)
  const isRight = all.every((one) => one !== undefined) && sum <= toCents(found.room)
  return { goods, delivery, total: isRight ? sum : undefined }
}

/** The body of the call that refunds. */
export function refundWanted(found: AdminReturn, draft: Draft): CallInput<typeof refundReturn>['body'] {
  const { goods, delivery = 0 } = refundSums(found, draft)
  return {
    lines: [...goods].map(([product_variant_id, cents = 0]) => ({ product_variant_id, amount: cents / 100 })),
    delivery: delivery / 100,
    way: draft.way,
    note: draft.note,
  }
}
