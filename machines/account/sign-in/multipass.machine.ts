import type { ActorRefFrom } from 'xstate'

import { createTokenSignInMachine } from './token-sign-in.machine.ts'

/** Signing in by a token that another system has made (sign-in.multipass-failure-says-why). */
export const multipassMachine = createTokenSignInMachine('multipass', 'common:session.unexpected')
export type MultipassRef = ActorRefFrom<typeof multipassMachine>
