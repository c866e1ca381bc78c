import type { TakenMark, TakenRecord, TakenSight } from '#areas/protocols/contract/taken.ts'

import type { List } from '../../kept-list/kept-list.ts'

/** Sights that a client gives a practitioner: how many intakes were marked, or what comes from elsewhere, in daily amounts. */
export type Seen = 'taken' | 'intake'

/** `name`: for messages. */
export type TakenChange =
  | { readonly kind: 'mark'; readonly mark: TakenMark; readonly isTaken: boolean; readonly name: string }
  | {
      readonly kind: 'share'
      readonly what: Seen
      readonly userId: number
      readonly isSeen: boolean
      readonly name: string
    }

export interface KeptTaken {
  kept: TakenRecord
  shown: TakenRecord
  change: TakenChange
  answer: null
}

const isSameMark = (one: TakenMark, other: TakenMark): boolean =>
  one.protocol_id === other.protocol_id &&
  one.product_variant_id === other.product_variant_id &&
  one.day === other.day &&
  one.at === other.at

export const isMarked = ({ marks }: TakenRecord, mark: TakenMark): boolean => marks.some((one) => isSameMark(one, mark))

/** The sight of a change, as the contract has it. */
export const sightOf = ({ what, isSeen }: Extract<TakenChange, { kind: 'share' }>): TakenSight =>
  what === 'taken' ? { sees_taken: isSeen } : { sees_intake: isSeen }

function withChange(record: TakenRecord, change: TakenChange): TakenRecord {
  if (change.kind === 'share')
    return {
      ...record,
      readers: record.readers.map((reader) =>
        reader.user_id === change.userId ? { ...reader, ...sightOf(change) } : reader,
      ),
    }
  const others = record.marks.filter((one) => !isSameMark(one, change.mark))
  return { ...record, marks: change.isTaken ? [...others, change.mark] : others }
}

/** The marks as a kept list: of an intake, and of each practitioner who may see it, the last change counts (taken.once-each). */
export const taken: List<KeptTaken> = {
  empty: { marks: [], readers: [] },
  subjectOf: (change) => {
    if (change.kind === 'share') return `${change.what} of ${change.userId}`
    const { protocol_id, product_variant_id, day, at } = change.mark
    return [protocol_id, product_variant_id, day, at].join(' ')
  },
  apply: withChange,
  join: (_before, after) => after,
  learn: (record, change) => record && withChange(record, change),
}
