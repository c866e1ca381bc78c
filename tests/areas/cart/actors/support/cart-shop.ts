import type { CarryOut } from '#actors/client.ts'
import { addToCart, getCart } from '#areas/cart/contract/cart.ts'
import { withTotals } from '#areas/cart/contract/cart-totals.ts'
import type { Cart, CartItem } from '#areas/cart/contract/cart.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import type { CartProduct } from '#machines/cart/cart.ts'

/**
 * Outcome of one call: `lost` is carried out, and its answer never comes; `held` is carried out, and answered when it is let
 * go.
 */
export type Fate = 'answered' | 'lost' | 'unreachable' | 'broken' | 'held'

interface Body {
  readonly product_id: number
  readonly product_variant_id: number
  readonly quantity: number
}

const unreachable = { ok: false, problem: { kind: 'unreachable' } } as const
const refused = (status: number) =>
  ({ ok: false, problem: { kind: 'refused', status, message: `No: ${status}` } }) as const

/** A server with one cart, which keeps what the reference server keeps: sums by the contract, stock, each key once. */
export class CartShop {
  readonly #products: readonly CartProduct[]
  readonly #rate: number
  readonly #keys = new Set<string>()
  #items: readonly CartItem[] = []
  /** Outcomes of the next writes, one after another; all others are answered. */
  fates: Fate[] = []
  /** The variant at whose writes the server fails, and for how many milliseconds it asks to be left alone then. */
  failure: { readonly variantId: number; readonly retryAfter?: number } | undefined
  /** Failures so far. */
  failures = 0
  /** The writes that reached the server, each with its key. */
  readonly writes: { readonly key: string; readonly quantity: number }[] = []
  reads = 0
  #letGo: (() => void)[] = []

  constructor(products: readonly CartProduct[], rate = 0) {
    this.#products = products
    this.#rate = rate
  }

  get cart(): Cart {
    return withTotals(this.#items, this.#rate)
  }

  /** Answers what is held. */
  letGo(): void {
    this.#letGo.splice(0).forEach((answer) => answer())
  }

  readonly client: { call: CarryOut } = {
    call: (async (
      call: { id: string },
      { body }: { body?: Body },
      { key = '', signal }: { key?: string; signal?: AbortSignal } = {},
    ) => {
      if (call.id === getCart.id) {
        this.reads += 1
        return { ok: true, value: this.cart }
      }
      const fate = this.fates.shift() ?? 'answered'
      await Promise.resolve()
      if (fate === 'unreachable') return unreachable
      if (fate === 'broken') return refused(500)
      if (!body) throw new Error('a write has a body')
      if (body.product_variant_id === this.failure?.variantId) {
        this.failures += 1
        const { retryAfter } = this.failure
        return { ok: false, problem: { ...refused(503).problem, ...(retryAfter !== undefined && { retryAfter }) } }
      }
      const status = this.#carryOut(call.id === addToCart.id, body, key)
      if (fate === 'lost') return unreachable
      if (fate === 'held')
        await new Promise<void>((resolve, reject) => {
          this.#letGo.push(resolve)
          signal?.addEventListener('abort', () => reject(new Error('aborted')))
        })
      return status === 200 ? { ok: true, value: this.cart } : refused(status)
    }) as CarryOut,
  }

  #carryOut(isAdd: boolean, { product_variant_id: id, quantity }: Body, key: string): number {
    if (this.#keys.has(key)) return 200
    const product = this.#products.find((one) => one.product_variant_id === id)
    if (!product) return 404
    const now = this.#items.find((one) => one.product_variant_id === id)?.quantity ?? 0
    const wanted = isAdd ? now + quantity : quantity
    if (wanted > now && wanted > (product.stock ?? QUANTITY_MAX)) return 409
    this.#keys.add(key)
    this.writes.push({ key, quantity })
    const others = this.#items.filter((one) => one.product_variant_id !== id)
    if (wanted === 0) this.#items = others
    else if (now > 0)
      this.#items = this.#items.map((one) => (one.product_variant_id === id ? { ...one, quantity: wanted } : one))
    else this.#items = [...others, { ...product, quantity: wanted }]
    return 200
  }
}
