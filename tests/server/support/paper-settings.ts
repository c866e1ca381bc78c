import type { PaperSettings } from '#areas/papers/server/settings.ts'

/** Rules for papers of a test that says nothing else. */
export const PAPER_SETTINGS: PaperSettings = {
  series: 'EU',
  invoiceAt: 'sent',
  paymentDays: 14,
  timeZone: 'Europe/Berlin',
}
