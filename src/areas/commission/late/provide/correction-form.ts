import { fromPromise } from 'xstate'

import { createCorrection } from '#areas/commission/contract/admin-commission.ts'
import type { Correction } from '#areas/commission/contract/admin-commission.ts'
import type { CallResult } from '#contract/result.ts'
import { correctionFormMachine } from '#machines/commission/payout/correction-form.machine.ts'
import type { correctionForm } from '#machines/commission/payout/correction-form.machine.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import type { BodyOf } from '#machines/form/form.ts'

import { storedKeys } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

/** A repeated unanswered correction keeps its key, so that it is made once (call.idempotency-key-happens-once). */
export function provideCorrectionForm({ client, storage }: Pick<LatePorts, 'client' | 'storage'>) {
  const keys = storedKeys(storage, createCorrection)
  return correctionFormMachine.provide({
    actors: {
      sendForm: fromPromise<CallResult<Correction>, Sending<BodyOf<typeof correctionForm>>>(
        async ({ input: { body, language }, signal }) => {
          const result = await client.call(createCorrection, { body }, { language, signal, key: keys.of(body) })
          if (result.ok || result.problem.kind === 'refused') keys.done(body)
          return result
        },
      ),
    },
  })
}
