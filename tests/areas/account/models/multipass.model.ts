import { multipassMachine } from '#machines/account/sign-in/multipass.machine.ts'

import { tokenSignInModel } from './token-sign-in.ts'

export const model = tokenSignInModel(multipassMachine, 'common:session.unexpected')
