import { useTranslation } from 'react-i18next'

import { Paper } from '#components/layout/Paper.tsx'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { dayOf } from '#areas/protocols/hooks/day.ts'
import { useDosageText } from '#areas/protocols/hooks/dosage.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatList } from '#hooks/list.ts'
import { useFormatDay } from '#hooks/format-day.ts'

import { useLastsOf, useToday } from '../supply/supply.ts'

import { PlanSheet } from './PlanSheet.tsx'

/** The printed parts of a protocol. */
export interface PrintedProtocol {
  readonly name: string
  /** The practice, or the shop. */
  readonly from: string
  /** The practitioner; none where `from` says it. */
  readonly practitioner?: string | undefined
  readonly client?: string | undefined
  /** Of the practitioner; an empty part is left out. */
  readonly contact: { readonly phone: string; readonly email: string }
  readonly description: string
  /** The practitioner's note to the client. */
  readonly note?: string | undefined
  /** When it was shared or changed, as on the wire. */
  readonly date: string
  /** The moment since when it is taken, as on the wire. */
  readonly start?: string
  readonly products: readonly ProtocolProduct[]
  readonly total_price: number
  /** In whole percents; 0 for none. */
  readonly discount: number
  readonly total_price_after_discount: number
}

interface PrintSheetProps {
  readonly protocol: PrintedProtocol
  readonly isPriced: boolean
  /** The plan of the day follows on a page of its own. */
  readonly hasPlan: boolean
  /** Days from today to that of the plan. */
  readonly planShift: number
}

/** A protocol for print, with the practitioner's contact details (protocols.print-says-whom-to-ask). Needs the texts of `clients`. */
export function PrintSheet({ protocol, isPriced, hasPlan, planShift }: PrintSheetProps) {
  const { t } = useTranslation('clients')
  const formatDay = useFormatDay()
  const formatList = useFormatList()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const { name, from, practitioner, client, contact, description, note = '', date, products, start } = protocol
  const reach = [contact.phone, contact.email].filter((part) => part !== '')
  const dosageText = useDosageText()
  const lastsOf = useLastsOf()
  const today = useToday()
  const first = start === undefined || today === null ? today : dayOf(start)
  const sums = useSums(protocol)
  const foot = [
    ...(reach.length === 0
      ? []
      : [t('mine.print.questions', { contact: [practitioner ?? from, ...reach].join(' · ') })]),
    `${t('mine.print.caution')} ${t('common:footer.note')}`,
  ]
  return (
    <>
      <Paper
        from={from}
        title={name}
        facts={[
          ...(client === undefined ? [] : [{ name: t('mine.print.for'), value: client }]),
          ...(practitioner === undefined ? [] : [{ name: t('mine.print.from'), value: practitioner }]),
          { name: t('mine.print.date'), value: formatDay(date) },
        ]}
        words={[
          ...(note === '' ? [] : [{ heading: t('mine.one.note', { name: practitioner ?? from }), text: note }]),
          ...(description === '' ? [] : [{ heading: t('mine.one.about'), text: description }]),
        ]}
        columns={{
          product: t('mine.print.product'),
          quantity: t('mine.print.quantity'),
          note: t('mine.print.take'),
          price: isPriced ? t('mine.print.price') : undefined,
        }}
        rows={products.map((line) => {
          const {
            product_id,
            name: product,
            lang,
            brand,
            variants: [variant],
            item_count,
            notes,
            dosage,
          } = line
          return {
            id: variant?.id ?? -product_id,
            name: product,
            lang,
            contents: formatList(
              [brand.name, variant?.net_contents ?? '', lastsOf(line, first) ?? ''].filter((words) => words !== ''),
            ),
            quantity:
              variant && isPriced
                ? t('mine.print.times', { number: formatNumber(item_count), price: formatPrice(variant.price) })
                : formatNumber(item_count),
            note: [dosage ? dosageText(dosage) : '', notes].filter((words) => words !== '').join(' · '),
            price: variant && formatPrice(linePrice({ price: variant.price, quantity: item_count })),
          }
        })}
        sums={isPriced ? sums : undefined}
        foot={foot}
      />
      {hasPlan && (
        <PlanSheet
          name={name}
          products={products}
          shift={planShift}
          {...(start !== undefined && { start })}
          foot={foot}
        />
      )}
    </>
  )
}

function useSums({ total_price, discount, total_price_after_discount: total }: PrintedProtocol) {
  const { t } = useTranslation('clients')
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  const reduced = [
    { label: t('mine.print.sum'), amount: formatPrice(total_price) },
    { label: t('mine.print.discount', { percent: formatPercent(discount) }), amount: formatPrice(total - total_price) },
  ]
  return [...(discount > 0 ? reduced : []), { label: t('mine.print.total'), amount: formatPrice(total) }]
}
