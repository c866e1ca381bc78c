export const INVOICE_TIMES = ['sent', 'paid'] as const

/** Rules by which the shop issues its papers. */
export interface PaperSettings {
  /** Begins the numbers of this shop's papers: two shops of one operator need two. */
  readonly series: string
  /** The moment an invoice is issued; `paid`: once it is paid, and for those who pay later once it is sent. */
  readonly invoiceAt: (typeof INVOICE_TIMES)[number]
  /** Days in which an invoice is to be paid. */
  readonly paymentDays: number
  /** IANA zone of the days on papers, and of the years of their numbers. */
  readonly timeZone: string
}
