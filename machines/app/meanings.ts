/** Facts of late charts, as the root hears them. */
import type { Problem } from '#contract/result.ts'

import type { SignedIn } from '../sign-in/signed-in.ts'

export const registered = () => ({ type: 'registration.sent' }) as const
export const loginRefused = ({ problem }: { problem: Problem }) =>
  problem.kind === 'refused' ? ({ type: 'login.refused', status: problem.status } as const) : null
export const passwordReset = ({ sent }: { sent: SignedIn }) =>
  sent.kind === 'entered' ? ({ type: 'password.reset' } as const) : null
export const resetRefused = ({ problem }: { problem: Problem }) =>
  problem.kind === 'refused' && problem.status === 422 ? ({ type: 'reset.unusable' } as const) : null
/** Its answer is not all that the session knows of the user. */
export const accountStale = () => ({ type: 'account.stale' }) as const
export const orderedAgain = () => ({ type: 'order.repeated' }) as const
