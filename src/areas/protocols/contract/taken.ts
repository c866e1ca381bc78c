import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { day, id, idParams, message } from '#contract/wire.ts'

import { addDays, amountOn } from './dosage/amounts.ts'
import { type Dosage, intakeTime } from './dosage/dosage.ts'

/** Days of marks that are kept, and that a client may mark after the day itself: what was marked offline is sent later. */
export const TAKEN_DAYS = 7

/** An intake of a day that a client has marked as taken. `day` by the client's own calendar. */
export const takenMark = v.object({ protocol_id: id, product_variant_id: id, day, at: v.nullable(intakeTime) })
export type TakenMark = v.InferOutput<typeof takenMark>

/**
 * A linked practitioner, and what the client lets them see: how many intakes were marked (taken.seen-where-shared), and in daily
 * amounts what comes from other practitioners and from orders (intake.counts-others-where-shared).
 */
export const takenReader = v.object({
  user_id: v.number(),
  first_name: v.string(),
  last_name: v.string(),
  practice_name: v.string(),
  sees_taken: v.boolean(),
  sees_intake: v.boolean(),
})

/** A sight that a practitioner is given or denied; the other stays as it is. */
export const takenSight = v.union([v.object({ sees_taken: v.boolean() }), v.object({ sees_intake: v.boolean() })])
export type TakenSight = v.InferOutput<typeof takenSight>

export const takenRecord = v.object({ marks: v.array(takenMark), readers: v.array(takenReader) })
export type TakenRecord = v.InferOutput<typeof takenRecord>

/** Of a line, in the seven days before today: intakes that were planned, and how many of these are marked. */
export const takenCount = v.object({
  protocol_id: v.number(),
  product_variant_id: v.number(),
  planned: v.number(),
  taken: v.number(),
})
export type TakenCount = v.InferOutput<typeof takenCount>

export const getTaken = defineCall({
  id: 'getTaken',
  method: 'GET',
  path: '/v2/account/clients/taken',
  summary: 'Intakes of the last days that the client has marked as taken, and the practitioners who see how many',
  access: CLIENTS,
  response: takenRecord,
  refusals: [401, 403],
})

/** To mark what is marked, or to take back what is not, changes nothing and is no error (taken.once-each). */
export const markTaken = defineCall({
  id: 'markTaken',
  method: 'PUT',
  path: '/v2/account/clients/taken',
  summary: 'Mark an intake of a day as taken, or take the mark back',
  access: CLIENTS,
  body: v.object({ ...takenMark.entries, taken: v.boolean() }),
  response: message,
  refusals: [400, 401, 403, 404],
})

export const shareTaken = defineCall({
  id: 'shareTaken',
  method: 'PUT',
  path: '/v2/account/clients/practitioners/{id}/taken',
  summary:
    'Let a linked practitioner, by their user_id, see how many intakes were marked, or what else the client takes, or no longer',
  access: CLIENTS,
  params: idParams,
  body: takenSight,
  response: message,
  refusals: [400, 401, 403, 404],
})

/** True for a day from a week before today to tomorrow, as clocks around the world are a day apart at most (taken.of-the-clients-day). */
export function isTakenDay(marked: string, today: string): boolean {
  return marked >= addDays(today, -TAKEN_DAYS) && marked <= addDays(today, 1)
}

/**
 * Planned and marked intakes of a dosage in the seven days before a day. More marks on a day than are planned, as after the
 * dosage was lowered, count as those.
 *
 * @param start the first day of a dosage that names none
 * @param marks the days of the marks, one for each
 */
export function countTaken(
  dosage: Dosage,
  { today, start, marks }: { readonly today: string; readonly start: string; readonly marks: readonly string[] },
): Pick<TakenCount, 'planned' | 'taken'> {
  const days = Array.from({ length: TAKEN_DAYS }, (_, index) => addDays(today, index - TAKEN_DAYS))
  const counts = days.map((one) => {
    const planned = amountOn(dosage, one, start).length
    return { planned, taken: Math.min(planned, marks.filter((marked) => marked === one).length) }
  })
  return {
    planned: counts.reduce((sum, { planned }) => sum + planned, 0),
    taken: counts.reduce((sum, { taken }) => sum + taken, 0),
  }
}
