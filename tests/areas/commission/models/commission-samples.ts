import type { AdminPayout, Payable } from '#areas/commission/contract/admin-commission.ts'
import type { OwnBank } from '#areas/commission/contract/bank.ts'
import type { CommissionLine, CommissionReport, Payout } from '#areas/commission/contract/commission.ts'
import type { CommissionPage } from '#machines/commission/commission-place.ts'
import type { Basis } from '#machines/commission/payout/payout.ts'

/** Commission and payouts as practitioners and admins see them. */

export const commissionLine = (entry_id: number, rest: Partial<CommissionLine> = {}): CommissionLine => ({
  entry_id,
  kind: 'accrual',
  state: 'approved',
  created_at: '2026-11-02T08:00:00Z',
  order_id: 12,
  number: 'K7-41',
  placed_at: '2026-11-02T08:00:00Z',
  paid_at: '2026-11-03T08:00:00Z',
  cancelled_at: null,
  client: { id: 3, first_name: 'Zoë', last_name: 'Linden' },
  product_variant_id: 1,
  name: 'Zinc',
  net_contents: '60 capsules',
  quantity: 2,
  currency: 'EUR',
  amount: 17.91,
  rate: 10,
  commission: 1.79,
  reason: '',
  payout_id: null,
  ...rest,
})

export const report: CommissionReport = {
  base_rate: 20,
  time_zone: 'Europe/Berlin',
  today: '2026-11-26',
  next_payout: '2026-12-15',
  sums: [{ currency: 'EUR', pending: 0, approved: 1.79, paid: 0, this_month: 1.79, months: [] }],
  data: [commissionLine(1)],
  current_page: 1,
  limit: 20,
  total_pages: 1,
  total_results: 1,
}

export const commissionPage: CommissionPage = { report, payouts: [], clients: [], protocols: [] }

export const payout = (payout_id: number): Payout => ({
  payout_id,
  paid_on: '2026-11-25',
  currency: 'EUR',
  total: 1.79,
  entries: 1,
  note: 'November',
  payee: { first_name: 'Ada', last_name: 'Linden', practice_name: '', email: 'ada@mail.example' },
  time_zone: 'Europe/Berlin',
  lines: [commissionLine(1, { state: 'paid', payout_id })],
})

const practitioner = (user_id: number): Payable['practitioner'] => ({
  user_id,
  former_id: null,
  first_name: 'Ada',
  last_name: `Linden ${user_id}`,
  email: `ada${user_id}@mail.example`,
  practice_name: 'Linden Practice',
})

export const payable = (user_id: number, rest: Partial<Payable> = {}): Payable => ({
  practitioner: practitioner(user_id),
  currency: 'EUR',
  entries: 3,
  total: 84.3,
  bank: 'iban',
  ...rest,
})

export const adminPayout = (
  payout_id: number,
  { practitioner: of, currency, total, entries }: Payable,
): AdminPayout => ({
  payout_id,
  paid_on: '2026-11-25',
  currency,
  total,
  entries,
  note: '',
  created_at: '2026-11-25T10:00:00Z',
  practitioner: of,
})

export const basis = (...due: Payable[]): Basis => ({
  payable: due,
  payableTotal: due.length,
  nextPayout: '2026-12-15',
  payouts: [],
  currentPage: 1,
  totalPages: 1,
  today: '2026-11-26',
})

export const ownBank: OwnBank = {
  bank: { kind: 'iban', holder: 'Ada Linden', ends: '6199', changed_at: '2026-11-25T10:00:00Z' },
}
