/** Facts of late charts, as the root hears them. */
import type { Problem } from '#contract/result.ts'

import type { SignedIn } from '../account/sign-in/signed-in.ts'

export const registered = () => ({ type: 'registration.sent' }) as const
/** The status alone tells what becomes of the session (sign-in.status-reaches-the-session). */
export const loginRefused = ({ problem }: { problem: Problem }) =>
  problem.kind === 'refused' ? ({ type: 'login.refused', status: problem.status } as const) : null
export const passwordReset = ({ sent }: { sent: SignedIn }) =>
  sent.kind === 'entered' ? ({ type: 'password.reset' } as const) : null
/** 422: the token is of no use any more (sign-in.failed-reset-leads-to-login). Any other failure may pass. */
export const resetRefused = ({ problem }: { problem: Problem }) =>
  problem.kind === 'refused' && problem.status === 422 ? ({ type: 'reset.unusable' } as const) : null
/** Its answer is not all that the session knows of the user. */
export const accountStale = () => ({ type: 'account.stale' }) as const
export const orderedAgain = () => ({ type: 'order.repeated' }) as const
