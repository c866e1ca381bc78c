import type { AnyEventObject, SnapshotFrom } from 'xstate'

import { ruleOfName, shopNameOf } from '#machines/practice/editor/practice-name.machine.ts'
import type { practiceNameMachine } from '#machines/practice/editor/practice-name.machine.ts'

import { model } from './practice-name.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A practitioner who names the own page in its editor, and the network. */

type Snapshot = SnapshotFrom<typeof practiceNameMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { text, kept } = snapshot.context
  switch (event.type) {
    case 'name.known':
      return kept !== null || event['name'] === null || !snapshot.matches('empty')
    case 'name.suggest':
      return !snapshot.matches('empty') || kept !== null || text !== ''
    case 'name.change':
      return snapshot.matches('saving') || text === event['text']
    default:
      return !snapshot.can(event as { type: 'name.check'; language: 'en' })
  }
}

const all = personOf(model, {
  until: isOutOfReach,
  // The browser has another clock.
  project: ({ context: { savedAt, ...context } }) => ({ ...context, isSaved: savedAt !== null }),
})

export const person: typeof all = {
  ...all,
  // The page is in English.
  events: all.events.map((event) => ('language' in event ? { ...event, language: 'en' } : event)),
}

const SAID = ['checking', 'free', 'kept', 'unknown'] as const

/** The sight of the page. */
export interface Visible {
  readonly text: string
  readonly said: (typeof SAID)[number] | null
  /** The rule that it breaks, or `taken`. */
  readonly error: string | null
  readonly isSuggested: boolean
  readonly failure: string | null
  readonly isSaving: boolean
  readonly isMarked: boolean
  /** The name that is asked about, or saved. */
  readonly asked: string | null
}

export function visible(snapshot: Snapshot): Visible {
  const { text, problem, savedAt } = snapshot.context
  const isSaving = snapshot.matches('saving')
  const isFailed = snapshot.hasTag('failed')
  const rule = snapshot.matches('invalid') ? (ruleOfName(text) ?? null) : null
  return {
    text,
    said: SAID.find((state) => snapshot.matches(state)) ?? null,
    error: snapshot.matches('taken') ? 'taken' : rule,
    isSuggested: snapshot.matches('empty'),
    failure: isFailed ? (problem?.kind === 'refused' ? problem.message : (problem?.kind ?? null)) : null,
    isSaving,
    isMarked: snapshot.matches('kept') && savedAt !== null,
    asked: isSaving || snapshot.matches('checking') ? shopNameOf(text) : null,
  }
}
