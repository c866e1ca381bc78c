import { fromPromise } from 'xstate'

import {
  checkReturn,
  getReturn,
  markTransferred,
  receiveReturn,
  refundReturn,
} from '#areas/returns/contract/admin-returns.ts'
import { adminReturnMachine } from '#machines/returns/admin-return.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAdminReturn({ client }: Pick<LatePorts, 'client'>) {
  return adminReturnMachine.provide({
    actors: {
      fetchReturn: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'adminReturn')
        return await client.call(getReturn, { params: { id } }, { language, signal })
      }),
      takeStep: fromPromise(({ input: { language, id, step }, signal }) => {
        const options = { language, signal }
        const params = { id }
        if (step.kind === 'receive') return client.call(receiveReturn, { params }, options)
        if (step.kind === 'check') return client.call(checkReturn, { params, body: step.body }, options)
        if (step.kind === 'refund') return client.call(refundReturn, { params, body: step.body }, options)
        return client.call(markTransferred, { params }, options)
      }),
    },
  })
}
