import type { PaperContent, PaperLine, PaperTax } from '#areas/papers/server/stored/paper-content.ts'

/** A part of an order to credit. Amounts are cents, tax included. */
export interface Credit {
  readonly orderId: number
  readonly lines: readonly { readonly variantId: number; readonly quantity: number; readonly total: number }[]
  readonly delivery: number
}

export type Part = Pick<PaperContent, 'lines' | 'delivery'>
type Taxed = Part & Pick<PaperContent, 'taxes'>

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)

/** A line with fewer pieces: its discount is what its price has that its total hasn't. */
const fewer = (line: PaperLine, quantity: number, total: number): PaperLine => ({
  ...line,
  quantity,
  total,
  discount: line.price * quantity - total,
})

/** The rest of an invoice after its credit notes. */
export function without(billed: PaperContent, credits: readonly PaperContent[]): Taxed {
  return {
    lines: billed.lines.flatMap((line) => {
      const gone = credits.flatMap(({ lines }) => lines.filter(({ variant_id: id }) => id === line.variant_id))
      const quantity = line.quantity - sum(gone.map((one) => one.quantity))
      const total = line.total - sum(gone.map((one) => one.total))
      return quantity === 0 && total === 0 ? [] : [fewer(line, quantity, total)]
    }),
    delivery: { ...billed.delivery, price: billed.delivery.price - sum(credits.map((one) => one.delivery.price)) },
    taxes: billed.taxes.map(({ rate, net, tax }) => {
      const gone = credits.flatMap(({ taxes }) => taxes.filter((one) => one.rate === rate))
      return { rate, net: net - sum(gone.map((one) => one.net)), tax: tax - sum(gone.map((one) => one.tax)) }
    }),
  }
}

export function partOf(billed: PaperContent, { lines, delivery }: Credit): Part {
  return {
    lines: lines.map(({ variantId, quantity, total }) => {
      const line = billed.lines.find(({ variant_id: id }) => id === variantId)
      if (!line) throw new Error('a line is credited that was not billed')
      return fewer(line, quantity, total)
    }),
    delivery: { ...billed.delivery, price: delivery },
  }
}

export const isMore = (part: Part, left: Part): boolean =>
  part.delivery.price > left.delivery.price ||
  part.lines.some((line) => {
    const rest = left.lines.find(({ variant_id: id }) => id === line.variant_id)
    return rest === undefined || line.quantity > rest.quantity || line.total > rest.total
  })

/**
 * The taxes of a part of an invoice. Delivery is taxed as the goods beside it are: by their shares, the greatest of which takes
 * what rounding leaves.
 */
export function taxesOf({ lines, delivery }: Part, billed: readonly PaperTax[]): PaperTax[] {
  const gross = billed.map(({ rate }) => ({
    rate,
    cents: sum(lines.filter((one) => one.tax_rate === rate).map(({ total }) => total)),
  }))
  const weights =
    sum(gross.map(({ cents }) => cents)) > 0 ? gross.map(({ cents }) => cents) : billed.map(({ net, tax }) => net + tax)
  const shares = weights.map((weight) => Math.floor((delivery.price * weight) / (sum(weights) || 1)))
  const greatest = weights.indexOf(Math.max(...weights))
  return gross.map(({ rate, cents }, place) => {
    const rest = place === greatest ? delivery.price - sum(shares) : 0
    const all = cents + (shares[place] ?? 0) + rest
    const tax = Math.round((all * rate) / (100 + rate))
    return { rate, net: all - tax, tax }
  })
}
