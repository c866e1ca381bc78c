/**
 * The day, YYYY-MM-DD, on which commission is paid out next: that day of the month, of this one while it is not past
 * (commission.payout-day-is-a-setting).
 */
export function nextPayoutOf(today: string, payoutDay: number): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
  const next = new Date(Date.UTC(year, day <= payoutDay ? month - 1 : month, payoutDay))
  return next.toISOString().slice(0, 10)
}
