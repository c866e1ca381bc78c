import type { Arrival } from '#areas/orders/contract/orders.ts'

/** A law by which a consumer withdraws from a contract that was made at a distance. */
export interface WithdrawalLaw {
  readonly id: 'eu' | 'uk' | 'shop'
  /** Countries of delivery; empty for all that no other law names. */
  readonly countries: readonly string[]
  /** Days after the day on which the goods came. */
  readonly days: number
  /** The last day is never a Saturday or Sunday. */
  readonly endsOnWorkday: boolean
  /** Days after the withdrawal within which the money goes back. */
  readonly refundDays: number
  /** The act and its articles. The operator answers for what applies to their shop. */
  readonly source: string
}

const EUROPE = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]

export const WITHDRAWAL_LAWS: readonly WithdrawalLaw[] = [
  {
    id: 'eu',
    countries: EUROPE,
    days: 14,
    endsOnWorkday: true,
    refundDays: 14,
    source:
      'Directive 2011/83/EU, articles 9, 11a (by Directive (EU) 2023/2673) and 13; Regulation (EEC, Euratom) 1182/71, article 3(4)',
  },
  {
    id: 'uk',
    countries: ['GB', 'GG', 'IM', 'JE'],
    days: 14,
    endsOnWorkday: false,
    refundDays: 14,
    source:
      'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013, regulations 30 and 34',
  },
]

const OF_THE_SHOP: WithdrawalLaw = {
  id: 'shop',
  countries: [],
  days: 14,
  endsOnWorkday: false,
  refundDays: 14,
  source: 'No law is named for this country: the shop grants the days of the European Union.',
}

export const withdrawalLawOf = (country: string | undefined): WithdrawalLaw =>
  WITHDRAWAL_LAWS.find(({ countries }) => country !== undefined && countries.includes(country)) ?? OF_THE_SHOP

/** Days in which goods come by a method whose day of delivery isn't known. */
const LONGEST_DELIVERY_DAYS: Readonly<Record<string, number>> = { standard: 7, express: 3 }
const LONGEST_OF_OTHERS = 14

const DAY_MS = 24 * 60 * 60_000

/** A calendar day, YYYY-MM-DD, so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

interface Sending {
  readonly sentOn: string
  readonly deliveryMethod: string
  /** The days that were promised with the order. */
  readonly arrives: Arrival | null
}

/** The day by which goods have come: the last one promised, unless they were sent too late for it. */
export const deliveredBy = ({ sentOn, deliveryMethod, arrives }: Sending): string =>
  arrives !== null && sentOn < arrives.from
    ? arrives.until
    : daysAfter(sentOn, LONGEST_DELIVERY_DAYS[deliveryMethod] ?? LONGEST_OF_OTHERS)

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The last day on which a customer can withdraw from an order whose goods came on a day. */
export function lastDayToWithdraw(deliveredOn: string, { days, endsOnWorkday }: WithdrawalLaw): string {
  let last = daysAfter(deliveredOn, days)
  if (endsOnWorkday) while (isWeekend(last)) last = daysAfter(last, 1)
  return last
}
