import * as v from 'valibot'
import { fromPromise } from 'xstate'

import {
  getTaken,
  markTaken,
  shareTaken,
  takenMark,
  takenReader,
  takenRecord,
} from '#areas/protocols/contract/taken.ts'
import type { TakenRecord } from '#areas/protocols/contract/taken.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending, Timed } from '#machines/kept-list/kept-list.events.ts'
import { takenMarksMachine } from '#machines/protocols/taken/taken-marks.machine.ts'
import { sightOf } from '#machines/protocols/taken/taken.ts'
import type { TakenChange } from '#machines/protocols/taken/taken.ts'

import type { Client } from '#actors/client.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { timed } from '#actors/timed.ts'

/** An earlier build kept no `sees_intake` and no `what`: refused, its queue would be lost. */
const kept = v.object({
  ...takenRecord.entries,
  readers: v.array(v.object({ ...takenReader.entries, sees_intake: v.optional(v.boolean(), false) })),
})

const change = v.variant('kind', [
  v.object({ kind: v.literal('mark'), mark: takenMark, isTaken: v.boolean(), name: v.string() }),
  v.object({
    kind: v.literal('share'),
    what: v.optional(v.picklist(['taken', 'intake']), 'taken'),
    userId: v.number(),
    isSeen: v.boolean(),
    name: v.string(),
  }),
])

async function carryOut(client: Client, one: TakenChange, signal: AbortSignal): Promise<CallResult<null>> {
  const result =
    one.kind === 'mark'
      ? await client.call(markTaken, { body: { ...one.mark, taken: one.isTaken } }, { signal })
      : await client.call(shareTaken, { params: { id: one.userId }, body: sightOf(one) }, { signal })
  return result.ok ? { ok: true, value: null } : result
}

export function provideTakenMarks({ page, client, storage }: Pick<LatePorts, 'page' | 'client' | 'storage'>) {
  return takenMarksMachine.provide({
    actors: {
      fetchList: fromPromise(({ signal }) => timed(client.call(getTaken, {}, { signal }))),
      sendChange: fromPromise<Timed<null>, Sending<TakenRecord, TakenChange>>(({ input: { sent }, signal }) => {
        if (!sent) throw new Error('there is no change to send')
        return timed(carryOut(client, sent.change, signal))
      }),
      storeQueue: storeQueue({ page, storage, name: 'taken', kept, change }),
    },
  })
}
