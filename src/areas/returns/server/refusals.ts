import type { LockedOrder } from './lock.ts'

/**
 * The reason nothing is returned. `over`: the time to withdraw is over. `tooMany`: fewer pieces are left. `unpaid`: an order that
 * is neither paid nor sent is cancelled as a whole. `whole`: nothing of an order would be left that isn't sent. `unsent`: goods that
 * were not sent can't come back.
 */
export type ReturnRefusal = 'missing' | 'cancelled' | 'over' | 'tooMany' | 'unpaid' | 'whole' | 'unsent'

/** A payment that is asked for, or may arrive, is of the whole order: nothing is taken off it. */
export const whyNotInPart = ({
  paid_at,
  payment_method,
  hasPendingPayment,
}: Pick<LockedOrder, 'paid_at' | 'payment_method' | 'hasPendingPayment'>): 'unpaid' | undefined =>
  paid_at === null && (payment_method !== 'invoice' || hasPendingPayment) ? 'unpaid' : undefined
