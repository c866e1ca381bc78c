import { activationMachine } from '#machines/account/sign-in/activation.machine.ts'

import { tokenSignInModel } from './token-sign-in.ts'

export const model = tokenSignInModel(activationMachine, 'common:session.notActivated')
