import { PAYMENT_METHODS } from '#contract/constants.ts'
import type {
  PaymentNews,
  PaymentOutcome,
  PaymentProvider,
  PaymentRequest,
} from '#areas/orders/server/payments/provider.ts'

type Pay = (request: PaymentRequest, signal: AbortSignal) => Promise<PaymentOutcome>
type Look = (reference: string) => Promise<PaymentNews | undefined>

export const referenceOf = ({ key }: PaymentRequest): string => `test-${key}`

/** On a page of its own. */
export const pending: Pay = (request) =>
  Promise.resolve({
    state: 'pending',
    reference: referenceOf(request),
    address: `https://pay.example/${request.method}`,
  })
export const paid: Pay = (request) => Promise.resolve({ state: 'paid', reference: referenceOf(request) })
export const noFunds: Pay = (request) =>
  Promise.resolve({ state: 'refused', reason: 'no_funds', reference: referenceOf(request) })
export const hangs: Pay = () => new Promise(() => undefined)
export const throws: Pay = () => Promise.reject(new Error('the line is dead'))

/** A provider that answers as a test has it, and keeps what it was asked. */
export function testProvider() {
  const asked: PaymentRequest[] = []
  const looked: string[] = []
  const refunded: { readonly reference: string; readonly key: string }[] = []
  const parts: { readonly reference: string; readonly key: string; readonly amount: number }[] = []
  const doing: {
    pay: Pay
    look: Look
    refund: () => Promise<void>
    refundPart: () => Promise<'done' | 'refused'>
  } = {
    pay: paid,
    look: () => Promise.resolve(undefined),
    refund: () => Promise.resolve(),
    refundPart: () => Promise.resolve('done'),
  }
  const provider: PaymentProvider = {
    id: 'test',
    methods: PAYMENT_METHODS.filter((method) => method !== 'invoice'),
    kind: 'hosted',
    pay: (request, signal) => {
      asked.push(request)
      return doing.pay(request, signal)
    },
    look: (reference) => {
      looked.push(reference)
      return doing.look(reference)
    },
    refund: async (reference, key) => {
      refunded.push({ reference, key })
      await doing.refund()
    },
    refundPart: async (reference, part) => {
      parts.push({ reference, ...part })
      return await doing.refundPart()
    },
  }
  return { provider, asked, looked, refunded, parts, doing }
}
