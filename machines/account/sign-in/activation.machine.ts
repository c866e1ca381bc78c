import type { ActorRefFrom } from 'xstate'

import { createTokenSignInMachine } from './token-sign-in.machine.ts'

/**
 * Activating an account by the token of its mail; where that fails the login is the way on
 * (sign-in.failed-activation-leads-to-login).
 */
export const activationMachine = createTokenSignInMachine('activation', 'common:session.notActivated')
export type ActivationRef = ActorRefFrom<typeof activationMachine>
