import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type { ImportAnswers } from '#areas/import/contract/catalogue-import.ts'
import { IMPORT_MAX_BYTES } from '#contract/constants.ts'
import type { catalogueImportMachine } from '#machines/import/catalogue-import.machine.ts'
import { columnAnswers } from '#machines/import/import.ts'

import { model } from './catalogue-import.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** An admin who brings a catalogue in, and the network's answers. */

type Snapshot = SnapshotFrom<typeof catalogueImportMachine>
type Event = EventFromLogic<typeof catalogueImportMachine>

const isOfFile = (snapshot: Snapshot): boolean =>
  (['choosing', 'clearing', 'sending', 'unsent'] as const).some((state) => snapshot.matches(state))

const isCalling = (snapshot: Snapshot): boolean =>
  (['asking', 'clearing', 'sending', 'starting', 'answering', 'cancelling', 'saving'] as const).some((state) =>
    snapshot.matches(state),
  ) ||
  snapshot.matches({ checking: 'looking' }) ||
  snapshot.matches({ running: 'looking' })

const isPicked = ({ context: { job, picked } }: Snapshot, answers: ImportAnswers): boolean =>
  JSON.stringify(columnAnswers(job?.columns?.columns ?? [], picked)) === JSON.stringify(answers)

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  if (event.type === 'import.entered') return isCalling(snapshot)
  // A file that was not sent is sent again or let go.
  if (event.type === 'file.choose') return !snapshot.matches('choosing')
  // A person says what they have picked.
  if (event.type === 'import.answer') return !snapshot.matches('columns') || !isPicked(snapshot, event.answers)
  if (event.type === 'upload.answered') return !snapshot.matches('sending')
  if (event.type === 'findings.save') return !snapshot.can(event) || snapshot.context.job?.findings.length === 0
  return !snapshot.can(event)
}

export const person = personOf(model, {
  // No walk brings 200 megabytes, and how much is sent is told at moments of the browser's own.
  causes: ({ type, place, file }) =>
    type !== 'upload.progress' &&
    (place === undefined || place.language === 'en') &&
    (file === undefined || file.size <= IMPORT_MAX_BYTES),
  until: (snapshot, event) => model.until?.(snapshot, event) === true || isOutOfReach(snapshot, event),
  project: ({ context: { language, job, chosen, fault, problem, picked } }) => ({
    language,
    chosen: chosen?.name ?? null,
    fault,
    problem: problem?.kind,
    picked: job?.state === 'columns' ? picked : null,
    job: job && [job.state, job.can_start, job.findings_kept],
  }),
})

export const BUTTONS = {
  /** Also the words for importing again what has failed. */
  retry: 'common:retry',
  choose: 'import:file.choose',
  'stop sending': 'import:sending.cancel',
  'send again': 'import:unsent.retry',
  'let go': 'import:unsent.cancel',
  'stop checking': 'import:checking.stop',
  start: 'import:checked.start',
  drop: 'import:checked.drop',
  read: 'import:columns.read',
  'stop import': 'import:running.stop',
  'go on': 'import:interrupted.continue',
  another: 'import:another',
  save: 'import:findings.save',
} as const
export type Button = keyof typeof BUTTONS

/** The sight of a situation. */
export interface Visible {
  readonly isHere: boolean
  /** The key of the heading, or of what is said in its place. */
  readonly part: string | null
  readonly fault: 'empty' | 'refused' | 'unreachable' | 'unseen' | null
  readonly buttons: readonly Button[]
  readonly busy: readonly Button[]
  readonly calling: string | null
}

const partOf = (snapshot: Snapshot): string => {
  if (snapshot.matches('asking')) return 'loading'
  if (snapshot.matches('unknown')) return 'unknown'
  if (snapshot.matches('clearing') || snapshot.matches('sending')) return 'sending.heading'
  if (snapshot.matches('unsent')) return 'unsent.heading'
  const { job } = snapshot.context
  return isOfFile(snapshot) || job === null ? 'file.heading' : `${job.state}.heading`
}

const CALLS = ['asking', 'clearing', 'sending', 'starting', 'answering', 'cancelling', 'saving'] as const
const NAMES = {
  asking: 'fetchImport',
  clearing: 'fetchImport',
  sending: 'sendFile',
  starting: 'startImport',
  answering: 'answerImport',
  cancelling: 'cancelImport',
  saving: 'saveFindings',
} as const

function callIn(snapshot: Snapshot): string | null {
  if (snapshot.matches({ checking: 'looking' }) || snapshot.matches({ running: 'looking' })) return 'fetchImport'
  const state = CALLS.find((one) => snapshot.matches(one))
  return state === undefined ? null : NAMES[state]
}

/** Buttons of an import, by its state. */
function ofJob({ context: { job } }: Snapshot): readonly Button[] {
  if (!job) return []
  const { state, can_start, findings } = job
  const isEnded = state === 'done' || state === 'failed' || state === 'interrupted'
  return [
    ...(state === 'columns' ? (['read', 'drop'] as const) : []),
    ...(state === 'checked' ? (['start', 'drop'] as const) : []),
    ...(state === 'failed' && can_start ? (['retry'] as const) : []),
    ...(state === 'interrupted' && can_start ? (['go on'] as const) : []),
    ...(state === 'checking' ? (['stop checking'] as const) : []),
    ...(state === 'running' ? (['stop import'] as const) : []),
    ...(isEnded ? (['another'] as const) : []),
    ...(state !== 'checking' && state !== 'running' && findings.length > 0 ? (['save'] as const) : []),
  ]
}

function buttonsIn(snapshot: Snapshot): readonly Button[] {
  if (snapshot.matches('asking')) return []
  if (snapshot.matches('unknown')) return ['retry']
  if (snapshot.matches('clearing') || snapshot.matches('sending')) return ['stop sending']
  if (snapshot.matches('unsent')) return ['send again', 'let go']
  return isOfFile(snapshot) || snapshot.context.job === null ? ['choose'] : ofJob(snapshot)
}

function busyIn(snapshot: Snapshot): readonly Button[] {
  const buttons = ofJob(snapshot)
  const isOf = (...names: readonly Button[]) => buttons.filter((name) => names.includes(name))
  if (snapshot.matches('starting')) return isOf('start', 'retry', 'go on')
  if (snapshot.matches('answering')) return isOf('read')
  if (snapshot.matches('cancelling')) return isOf('drop', 'stop checking', 'stop import')
  return snapshot.matches('saving') ? isOf('save') : []
}

function faultOf(snapshot: Snapshot): Visible['fault'] {
  const { fault, problem, job } = snapshot.context
  const part = partOf(snapshot)
  if (part === 'loading' || part === 'sending.heading') return null
  if (part === 'file.heading' && fault) return 'empty'
  if (!problem) return null
  const isWatching = snapshot.matches('checking') || snapshot.matches('running')
  if (isWatching && job) return 'unseen'
  return problem.kind === 'refused' ? 'refused' : 'unreachable'
}

/** The sight that a situation must give. */
export function visible(snapshot: Snapshot): Visible {
  if (snapshot.matches('idle')) return { isHere: false, part: null, fault: null, buttons: [], busy: [], calling: null }
  return {
    isHere: true,
    part: partOf(snapshot),
    fault: faultOf(snapshot),
    buttons: buttonsIn(snapshot).toSorted(),
    busy: busyIn(snapshot),
    calling: callIn(snapshot),
  }
}
