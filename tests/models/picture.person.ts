import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { pictureMachine } from '#machines/upload/picture.machine.ts'

import { model } from './picture.model.ts'
import { personOf } from './support/model.ts'

/** A practitioner who gives their page a logo in its editor, and the network. */

type Snapshot = SnapshotFrom<typeof pictureMachine>

function isOutOfReach(snapshot: Snapshot, { type, picture }: AnyEventObject): boolean {
  if (type === 'upload.cancel') return !snapshot.matches('sending') && !snapshot.matches('failed')
  // The page is asked for once more whenever its practitioner is back.
  if (type !== 'picture.known') return false
  return snapshot.context.picture === picture || snapshot.hasTag('busy') || snapshot.hasTag('failed')
}

const all = personOf(model, {
  // Only the browser knows how much of a file has left.
  causes: ({ type }) => type !== 'upload.progress',
  until: isOutOfReach,
  project: ({ context: { chosen, picture, rule, problem } }) => ({
    chosen: chosen?.name ?? null,
    picture,
    rule,
    problem,
  }),
})

export const person: typeof all = {
  ...all,
  inputs: [{ slot: 'logo', picture: null }] as never[],
  // The page is in English.
  events: all.events.map((event) => ('language' in event ? { ...event, language: 'en' } : event)),
}

/** The sight of the slot. */
export interface Visible {
  /** The address of its picture. */
  readonly picture: string | null
  /** The words below it: the key of a rule, or the outcome. */
  readonly said: string | null
  readonly buttons: readonly ('choose' | 'retry' | 'cancel' | 'remove' | 'removing')[]
  readonly isSending: boolean
}

export function visible(snapshot: Snapshot): Visible {
  const { picture, rule, problem } = snapshot.context
  const isSending = snapshot.matches('sending')
  const isFailed = snapshot.matches('failed')
  const isRemoving = snapshot.matches('removing')
  const refusal = rule ?? (problem?.kind === 'refused' ? problem.message : null)
  return {
    picture,
    said: snapshot.matches('refused')
      ? refusal
      : isFailed
        ? 'failed'
        : snapshot.matches('notRemoved')
          ? 'notRemoved'
          : null,
    buttons: [
      ...(isRemoving ? [] : (['choose'] as const)),
      ...(isFailed ? (['retry'] as const) : []),
      ...(isSending || isFailed ? (['cancel'] as const) : []),
      ...(picture !== null && !isSending ? ([isRemoving ? 'removing' : 'remove'] as const) : []),
    ],
    isSending,
  }
}
