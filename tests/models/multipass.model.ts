import { multipassMachine } from '#machines/sign-in/multipass.machine.ts'

import { tokenSignInModel } from './token-sign-in.ts'

export const model = tokenSignInModel(multipassMachine, 'common:session.unexpected')
