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
  (['choosing', 'clearing', 'sending', 'stopping', 'unsent'] as const).some((state) => snapshot.matches(state))

const isCalling = (snapshot: Snapshot): boolean =>
  CALLS.some((state) => snapshot.matches(state)) ||
  snapshot.matches({ checking: 'looking' }) ||
  snapshot.matches({ running: 'looking' })

const isPicked = ({ context: { job, picked } }: Snapshot, answers: ImportAnswers): boolean =>
  JSON.stringify(columnAnswers(job?.columns?.columns ?? [], picked)) === JSON.stringify(answers)

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  if (event.type === 'import.entered') return isCalling(snapshot)
  // A file that was not sent is sent again or let go.
  if (event.type === 'file.choose') return !snapshot.matches('choosing')
  // The look at what a file would do has no columns in the samples.
  if (event.type === 'column.choose') return !snapshot.matches('columns')
  // A person says what they have picked.
  if (event.type === 'import.answer')
    return event.answers.currency === undefined
      ? !snapshot.matches('columns') || !isPicked(snapshot, event.answers)
      : !snapshot.matches('checked')
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
  project: ({ context: { language, job, undo, chosen, fault, problem, picked } }) => ({
    language,
    chosen: chosen?.name ?? null,
    fault,
    problem: problem?.kind,
    picked: job?.state === 'columns' ? picked : null,
    job: job && [job.state, job.can_start, job.findings_kept, job.can_undo, job.absent.count],
    isAsked: undo !== null,
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
  end: 'import:interrupted.end',
  undo: 'import:undo.weigh',
  'undo now': 'import:undo.confirm',
  keep: 'import:undo.leave',
  'off sale': 'import:absent.withdraw',
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

const isSending = (snapshot: Snapshot): boolean =>
  (['clearing', 'sending', 'stopping'] as const).some((state) => snapshot.matches(state))

const isAsked = (snapshot: Snapshot): boolean => snapshot.matches('weighed') || snapshot.matches('undoing')

const partOf = (snapshot: Snapshot): string => {
  if (snapshot.matches('asking')) return 'loading'
  if (snapshot.matches('unknown')) return 'unknown'
  if (isSending(snapshot)) return 'sending.heading'
  if (snapshot.matches('unsent')) return 'unsent.heading'
  const { job } = snapshot.context
  if (isOfFile(snapshot) || job === null) return 'file.heading'
  if (isAsked(snapshot)) return 'undo.heading'
  return job.state === 'checked' && !job.can_start ? 'checked.none' : `${job.state}.heading`
}

const CALLS = [
  'asking',
  'clearing',
  'sending',
  'stopping',
  'starting',
  'answering',
  'cancelling',
  'weighing',
  'undoing',
  'withdrawing',
  'saving',
] as const
const NAMES = {
  asking: 'fetchImport',
  clearing: 'fetchImport',
  sending: 'sendFile',
  stopping: 'stopSending',
  starting: 'startImport',
  answering: 'answerImport',
  cancelling: 'cancelImport',
  weighing: 'weighUndo',
  undoing: 'undoImport',
  withdrawing: 'takeAbsentOffSale',
  saving: 'saveFindings',
} as const

function callIn(snapshot: Snapshot): string | null {
  if (snapshot.matches({ checking: 'looking' }) || snapshot.matches({ running: 'looking' })) return 'fetchImport'
  const state = CALLS.find((one) => snapshot.matches(one))
  return state === undefined ? null : NAMES[state]
}

const ENDED: ReadonlySet<unknown> = new Set(['done', 'failed', 'interrupted', 'cancelled', 'undone'])

/** Buttons of an import, by its state. */
function ofJob({ context: { job } }: Snapshot): readonly Button[] {
  if (!job) return []
  const { state, can_start, can_undo, absent, findings } = job
  return [
    ...(state === 'columns' ? (['read', 'drop'] as const) : []),
    ...(state === 'checked' ? (can_start ? (['start', 'drop'] as const) : (['another'] as const)) : []),
    ...(state === 'failed' && can_start ? (['retry'] as const) : []),
    ...(state === 'interrupted' && can_start ? (['go on'] as const) : []),
    ...(state === 'checking' ? (['stop checking'] as const) : []),
    ...(state === 'running' ? (['stop import'] as const) : []),
    ...(state === 'interrupted' ? (['end'] as const) : []),
    ...(ENDED.has(state) ? (['another'] as const) : []),
    ...(can_undo ? (['undo'] as const) : []),
    ...(state === 'done' && absent.count > 0 ? (['off sale'] as const) : []),
    ...(state !== 'checking' && state !== 'running' && findings.length > 0 ? (['save'] as const) : []),
  ]
}

function buttonsIn(snapshot: Snapshot): readonly Button[] {
  if (snapshot.matches('asking')) return []
  if (snapshot.matches('unknown')) return ['retry']
  if (isSending(snapshot)) return ['stop sending']
  if (isAsked(snapshot)) return ['undo now', 'keep']
  if (snapshot.matches('unsent')) return ['send again', 'let go']
  return isOfFile(snapshot) || snapshot.context.job === null ? ['choose'] : ofJob(snapshot)
}

function busyIn(snapshot: Snapshot): readonly Button[] {
  const buttons = ofJob(snapshot)
  const isOf = (...names: readonly Button[]) => buttons.filter((name) => names.includes(name))
  if (snapshot.matches('starting')) return isOf('start', 'retry', 'go on')
  if (snapshot.matches('answering')) return isOf('read')
  if (snapshot.matches('stopping')) return ['stop sending']
  if (snapshot.matches('undoing')) return ['undo now']
  if (snapshot.matches('weighing')) return isOf('undo')
  if (snapshot.matches('withdrawing')) return isOf('off sale')
  if (snapshot.matches('cancelling'))
    return isOf(
      'drop',
      'stop checking',
      'stop import',
      'end',
      ...(snapshot.context.job?.state === 'checked' ? (['another'] as const) : []),
    )
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
