import { assign } from 'xstate'

import type { ImportJob } from '#contract/catalogue-import.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { ChosenFile } from '#contract/rules.ts'

import { callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { isUnanswered } from '../once/once.ts'
import type { Place } from '../pages/place.ts'
import type { FileGiven } from '../upload/file-given.ts'

import { faultOf, isNews, type FileFault } from './import.ts'

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
  problem: Problem | null
}

/** The newest import; null where there is none. */
type Told = CallResult<ImportJob | null>

export type ImportEvent =
  | { type: 'import.entered'; place: Place }
  | { type: 'import.retry' }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'upload.progress'; progress: number }
  | { type: 'upload.answered'; result: Told }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  | { type: 'import.start' }
  | { type: 'import.cancel' }
  /** Another file is wanted than the one that was imported last. */
  | { type: 'import.another' }
  | { type: 'findings.save' }

export interface ImportSending {
  readonly fileId: string
  readonly language: LanguageCode
}

export interface OfImport {
  readonly id: number
  readonly language: LanguageCode
}

export const importSetup = callSetup({
  types: { context: {} as Context, events: {} as ImportEvent, tags: {} as 'busy' | 'failed' },
  actors: {
    /** Keeps a chosen file, which is no JSON, and tells this chart its id. */
    keepFiles: listenerNotProvided<FileGiven>('keepFiles'),
    fetchImport: actorNotProvided<Told, { language: LanguageCode }>('fetchImport'),
    /** Sends the file; tells `upload.progress`, and at last `upload.answered`. The same file has the same key. */
    sendFile: listenerNotProvided<ImportEvent, ImportSending>('sendFile'),
    startImport: actorNotProvided<Told, OfImport>('startImport'),
    cancelImport: actorNotProvided<Told, OfImport>('cancelImport'),
    /** Has the browser save what was found as a file. */
    saveFindings: actorNotProvided<CallResult<null>, OfImport>('saveFindings'),
    /** Ends after a pause that grows with the looks, or once the user or the connection is back. */
    waitToLook: actorNotProvided<void, { looks: number }>('waitToLook'),
  },
}).extend({
  guards: {
    isTakable: ({ context: { chosen } }) => chosen !== null && faultOf(chosen) === null,
    isUnanswered: (_, result: Told) => isUnanswered(result),
    isIn: ({ context: { job } }, { state }: { state: ImportJob['state'] }) => job?.state === state,
    isOpen: (_, told: Told) =>
      told.ok &&
      (told.value?.state === 'checking' || told.value?.state === 'checked' || told.value?.state === 'running'),
    canStart: ({ context: { job } }) => job?.can_start === true,
    hasFindings: ({ context: { job } }) => job !== null && job.findings_kept > 0,
  },
  actions: {
    keepLanguage: assign((_, { place }: { place: Place }) => ({ language: place.language })),
    choose: assign((_, { file }: { file: ChosenFile }) => ({ chosen: file, progress: 0, fault: null, problem: null })),
    keepFault: assign(({ context: { chosen } }) => ({ fault: chosen && faultOf(chosen) })),
    keepProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    startAgain: assign({ progress: 0, problem: null }),
    /** The file itself is let go of. */
    forgetFile: actionNotProvided<{ id: string | null }>('forgetFile'),
    dropFile: assign({ chosen: null, progress: 0 }),
    keepJob: assign(({ context: { job, looks } }, told: Told) =>
      told.ok ? { job: told.value, looks: isNews(job, told.value) ? 0 : looks + 1, problem: null } : {},
    ),
    lookLater: assign(({ context: { looks } }) => ({ looks: looks + 1 })),
    lookSoon: assign({ looks: 0 }),
    forgetFault: assign({ fault: null }),
  },
})

/** The open import, as the input of a call about it. */
export const ofImport = ({ context: { job, language } }: { context: Context }): OfImport => ({
  id: job?.import_id ?? 0,
  language,
})
