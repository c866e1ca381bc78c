import { assign } from 'xstate'

import type { ImportAnswers, ImportJob, ImportUndo } from '#areas/import/contract/catalogue-import.ts'
import type { ColumnField } from '#areas/import/contract/import-formats.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isUnanswered } from '../once/once.ts'
import type { Place } from '../pages/place.ts'
import { looksWithoutNews } from '../polling/polling.ts'
import type { FileGiven } from '../upload/file-given.ts'

import { type ColumnsPicked, faultOf, type FileFault, isWholeAnswer } from './import.ts'

interface Context {
  language: LanguageCode
  chosen: ChosenFile | null
  /** The sent share of the file, 0 to 1. */
  progress: number
  /** Reason for which the file that was chosen last is not sent. */
  fault: FileFault | null
  /** The newest import, as it was told last. */
  job: ImportJob | null
  /** Looks in a row that brought no news. */
  looks: number
  /** Fields that columns were given here, by the column's place. */
  picked: ColumnsPicked
  /** The last answers about how the file is to be read. */
  answers: ImportAnswers
  /** The consequences of undoing the import, while the admin is asked about it. */
  undo: ImportUndo | null
  problem: Problem | null
}

const OPEN: readonly ImportJob['state'][] = ['checking', 'columns', 'checked', 'running']

/** The newest import; null where there is none. */
type Answer = CallResult<ImportJob | null>

export type ImportEvent =
  | { type: 'import.entered'; place: Place }
  | { type: 'import.retry' }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'upload.progress'; progress: number }
  | { type: 'upload.answered'; result: Answer }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'column.choose'; at: number; field: ColumnField | null }
  /** Asks for another way of reading the file. */
  | { type: 'import.answer'; answers: ImportAnswers }
  | { type: 'import.start' }
  | { type: 'import.cancel' }
  /** Another file is wanted than the one that was imported last. */
  | { type: 'import.another' }
  | { type: 'findings.save' }
  /** Asks for the consequences of undoing. */
  | { type: 'undo.weigh' }
  | { type: 'undo.confirm' }
  | { type: 'undo.leave' }
  /** Products that the file does not name are to be taken off sale. */
  | { type: 'absent.withdraw' }

export interface ImportSending {
  readonly fileId: string
  readonly language: LanguageCode
}

export interface OfImport {
  readonly id: number
  readonly language: LanguageCode
}

export interface AnsweredImport extends OfImport {
  readonly answers: ImportAnswers
}

export const importSetup = callSetup({
  types: { context: {} as Context, events: {} as ImportEvent, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    /** Stores a chosen file outside the context, which is JSON, and tells this chart its id. */
    storeFiles: listenerNotProvided<FileGiven>('storeFiles'),
    fetchImport: actorNotProvided<Answer, { language: LanguageCode }>('fetchImport'),
    /** Sends the file; tells `upload.progress`, and at last `upload.answered`. The same file has the same key. */
    sendFile: listenerNotProvided<ImportEvent, ImportSending>('sendFile'),
    /** Has the server take no file under the key of this one, and drop its import where it has come. */
    stopSending: actorNotProvided<Answer, ImportSending>('stopSending'),
    startImport: actorNotProvided<Answer, OfImport>('startImport'),
    /** Tells the server how to read the file, and has it check again. */
    answerImport: actorNotProvided<Answer, AnsweredImport>('answerImport'),
    cancelImport: actorNotProvided<Answer, OfImport>('cancelImport'),
    weighUndo: actorNotProvided<CallResult<ImportUndo>, OfImport>('weighUndo'),
    undoImport: actorNotProvided<Answer, OfImport>('undoImport'),
    takeAbsentOffSale: actorNotProvided<Answer, OfImport>('takeAbsentOffSale'),
    /** Has the browser save what was found as a file. */
    saveFindings: actorNotProvided<CallResult<null>, OfImport>('saveFindings'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    /** A file is chosen, and neither its kind nor its size is at fault. */
    isTakable: ({ context: { chosen } }) => chosen !== null && faultOf(chosen) === null,
    /** The server never got to answer, so it isn't known what it has done. */
    isUnanswered: (_, result: Answer) => isUnanswered(result),
    /** The import on the server is in the state named. */
    isIn: ({ context: { job } }, { state }: { state: ImportJob['state'] }) => job?.state === state,
    /** An import is under way on the server: being checked, asking about columns, checked, or running. */
    isOpen: (_, answer: Answer) => answer.ok && answer.value !== null && OPEN.includes(answer.value.state),
    /** Every field that a table needs has a column, and none that can have one only has two. */
    isWhole: (_, { answers }: { answers: ImportAnswers }) => isWholeAnswer(answers),
    /** The server says that this import may be started now. */
    canStart: ({ context: { job } }) => job?.can_start === true,
    /** The import can be undone. */
    canUndo: ({ context: { job } }) => job?.can_undo === true,
    /** Products on sale are not named by the file. */
    hasAbsent: ({ context: { job } }) => job !== null && job.absent.count > 0,
    /** The check has found something that can be downloaded. */
    hasFindings: ({ context: { job } }) => job !== null && job.findings_kept > 0,
  },
  actions: {
    /** Notes the language in which the server's words are asked for. */
    setLanguage: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    /** Takes a file in place of the one before; nothing is sent yet. */
    choose: assign((_, { file }: { file: ChosenFile }) => ({ chosen: file, progress: 0, fault: null, problem: null })),
    /** Says why the chosen file can't be taken. */
    setFault: assign(({ context: { chosen } }) => ({ fault: chosen && faultOf(chosen) })),
    /** Shows how much of the file has been sent. */
    setProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    /** Sends the same file from its beginning. */
    startAgain: assign({ progress: 0, problem: null }),
    /** The file itself is let go of. */
    forgetFile: actionNotProvided<{ id: string | null }>('forgetFile'),
    /** Lets the file go: the server has it, or nobody wants it. */
    dropFile: assign({ chosen: null, progress: 0 }),
    /** Shows how far the import is; news of it makes the next look come sooner. */
    setJob: assign(({ context: { job, looks } }, answer: Answer) =>
      answer.ok
        ? { job: answer.value, looks: looksWithoutNews(looks, job, answer.value), picked: {}, problem: null }
        : {},
    ),
    /** Gives a column a field, or none; the server isn't told yet. */
    pickField: assign(({ context: { picked } }, { at, field }: { at: number; field: ColumnField | null }) => ({
      picked: { ...picked, [at]: field },
    })),
    /** Notes how the file is to be read. */
    setAnswers: assign((_, { answers }: { answers: ImportAnswers }) => ({ answers, problem: null })),
    /** Shows what undoing would do. */
    setUndo: assign((_, answer: CallResult<ImportUndo>) => (answer.ok ? { undo: answer.value } : {})),
    /** Takes what undoing would do out of sight. */
    forgetUndo: assign({ undo: null }),
    /** Waits longer before the next look, since this one failed. */
    lookLater: assign(({ context: { looks } }) => ({ looks: looks + 1 })),
    /** Lets the next look come after the shortest wait. */
    lookSoon: assign({ looks: 0 }),
    /** Takes the words about the last file away. */
    forgetFault: assign({ fault: null }),
  },
})

/** The open import, as the input of a call about it. */
export const ofImport = ({ context: { job, language } }: { context: Context }): OfImport => ({
  id: job?.import_id ?? 0,
  language,
})
