import type { ActorRefFrom } from 'xstate'

import { createTokenSignInMachine } from './token-sign-in.machine.ts'

/** Signing in by a token that another system has made (section 8, decision 24). */
export const multipassMachine = createTokenSignInMachine('multipass', 'common:session.unexpected')
export type MultipassRef = ActorRefFrom<typeof multipassMachine>
