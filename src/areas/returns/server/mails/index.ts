import type { Transaction } from 'kysely'

import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { OrderReturn } from '#areas/returns/contract/returns.ts'
import { daysAfter, withdrawalLawOf } from '#areas/returns/contract/withdrawal-law.ts'

import {
  formatIn,
  mailAboutOrder,
  orderButton,
  type OrderReader,
  type StoredOrder,
} from '#areas/orders/server/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { MailBlock } from '#server/mail/blocks.ts'
import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { oneLine, plainLines, productLine } from '#server/mail/mail.ts'
import { mailPicture } from '#server/mail/picture.ts'
import type { MessageKey } from '#server/texts/messages.ts'
import type { ReturnDeps } from '../deps.ts'
import { readReturns } from '../read.ts'

interface Told {
  readonly orderId: number
  readonly returnId: number
  readonly kind: 'asked' | 'cancelled' | 'received' | 'refunded'
}

type MailDeps = Pick<ReturnDeps, 'messages' | 'shopName' | 'publicUrl' | 'seller' | 'timeZone'>

/** Tells the user of an order how far a return of it is; nobody once their account is deleted. */
export async function mailReturn(
  transaction: Transaction<Schema>,
  deps: MailDeps,
  { orderId, returnId, kind }: Told,
): Promise<void> {
  const [told] = await readReturns(transaction, { returnId })
  if (told === undefined) return
  await mailAboutOrder(transaction, deps, orderId, (order, reader) => {
    const { to, language } = reader
    const said = { messages: deps.messages, language }
    const { subject, body, values = {}, parts = {} } = TEXTS[kind]({ order, told, reader, deps })
    const known = { number: order.number, shop: deps.shopName, ...values }
    return letter(
      { kind: `return-${kind}`, to, language, subject: deps.messages(language, subject, known) },
      fillBlocks(said, body, {
        values: known,
        parts: { ...parts, lines: linesOf(order, told, deps), link: orderButton(deps.publicUrl, reader, orderId) },
      }),
    )
  })
}

interface Writing {
  readonly order: StoredOrder
  readonly told: OrderReturn
  readonly reader: OrderReader
  readonly deps: MailDeps
}

interface Texts {
  readonly subject: MessageKey
  readonly body: MessageKey
  readonly values?: Readonly<Record<string, string>>
  readonly parts?: Readonly<Record<string, readonly MailBlock[]>>
}

const TEXTS: Readonly<Record<Told['kind'], (writing: Writing) => Texts>> = {
  /** Confirms a withdrawal with its content, day and time, as Directive (EU) 2023/2673 asks (returns.confirms-by-mail). */
  asked: (writing) => {
    const { told, deps, reader } = writing
    const { messages, timeZone } = deps
    const { language } = reader
    const at = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeStyle: 'long', timeZone })
    const next = told.kind === 'cancel' ? fillBlocks({ messages, language }, 'mailReturnUnsent', {}) : sendBack(writing)
    return {
      subject: 'mailReturnAskedSubject',
      body: 'mailReturnAskedBody',
      values: { at: at.format(new Date(told.asked_at)) },
      parts: { next },
    }
  },
  cancelled: () => ({ subject: 'mailReturnCancelledSubject', body: 'mailReturnCancelledBody' }),
  received: () => ({ subject: 'mailReturnReceivedSubject', body: 'mailReturnReceivedBody' }),
  refunded: ({ told: { refund, note }, order, deps: { messages }, reader: { language } }) => {
    const parts = { note: note === '' ? [] : [{ kind: 'quote' as const, text: plainLines(note) }] }
    if (refund === null) return { subject: 'mailReturnClosedSubject', body: 'mailReturnClosedBody', parts }
    const amount = formatIn(order.currency, refund.amount)
    const method = messages(language, `payment.${order.payment_method}`)
    return {
      subject: 'mailReturnRefundedSubject',
      body: 'mailReturnRefundedBody',
      values: { amount },
      parts: {
        ...parts,
        way: fillBlocks({ messages, language }, WAYS[refund.way], { values: { amount, method } }),
      },
    }
  },
}

/** The plain tag of English means the order of days and months in the United States. */
const tagOf = (language: LanguageCode): string => (language === 'en' ? 'en-GB' : bcp47(language))

const WAYS = { provider: 'mailRefundProvider', transfer: 'mailRefundTransfer', due: 'mailRefundDue' } as const

function sendBack({ order, told, deps: { messages, seller, timeZone }, reader: { language } }: Writing): MailBlock[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(told.asked_at))
  const last = daysAfter(today, withdrawalLawOf(order.address?.country).refundDays)
  const days = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return fillBlocks({ messages, language }, 'mailReturnSendBack', {
    values: { day: days.format(new Date(last)) },
    parts: { address: { kind: 'address', lines: [seller.name, ...seller.address].map(oneLine) } },
  })
}

function linesOf(order: StoredOrder, told: OrderReturn, { publicUrl }: MailDeps): MailBlock {
  const assets = new Map(order.lines.map(({ product_variant_id, asset }) => [product_variant_id, asset]))
  return {
    kind: 'lines',
    lines: told.lines.map(({ product_variant_id, quantity, accepted, name, brand, net_contents }) => ({
      name: productLine(name, brand, net_contents),
      quantity: accepted ?? quantity,
      picture: mailPicture(assets.get(product_variant_id) ?? null, publicUrl),
    })),
  }
}
