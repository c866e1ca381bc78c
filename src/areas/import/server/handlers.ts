import type { LanguageCode } from '#contract/languages.ts'

import type { Busy, Imports } from './jobs/index.ts'
import { Refused } from '#server/request/refused.ts'
import { StoredFile } from '#server/request/stored-file.ts'
import type { HandlersOf, HeadsOf } from '#server/api/implement.ts'
import type { calls } from '#areas/import/contract/calls.ts'

interface Services {
  readonly imports: Omit<Imports, 'stop'>
}

/** The catalogue from the browser (admin.imports-a-catalogue). */
export function importHandlers(services: () => Services): HandlersOf<typeof calls> {
  const read = async (language: LanguageCode) => ({ import: await services().imports.read(language) })
  return {
    getImport: (_input, language) => read(language),

    importProducts: async ({ body: { file } }, language, { principal, idempotencyKey }) => {
      if (!(file instanceof StoredFile)) throw new Refused(400, 'badBody')
      const sent = { path: file.path, name: file.name, size: file.storedSize }
      const begun = await services().imports.begin({ userId: principal.userId, key: idempotencyKey }, sent)
      if (begun !== 'begun') throw busy(begun)
      return read(language)
    },

    startImport: async ({ params }, language) => {
      const started = await services().imports.start(params.id)
      if (started === 'missing') throw new Refused(404, 'importGone')
      if (started === 'unchecked') throw new Refused(409, 'importUnchecked')
      if (started !== 'started') throw busy(started)
      return read(language)
    },

    answerImport: async ({ params, body }, language) => {
      const answered = await services().imports.answer(params.id, body)
      if (answered === 'missing') throw new Refused(404, 'importGone')
      if (answered === 'closed') throw new Refused(409, 'importUnanswerable')
      if (answered !== 'answered') throw busy(answered)
      return read(language)
    },

    cancelImport: async ({ params }, language) => {
      if ((await services().imports.cancel(params.id)) === 'missing') throw new Refused(404, 'importGone')
      return read(language)
    },

    stopSending: async (_input, language, { principal, idempotencyKey }) => {
      if (idempotencyKey !== undefined)
        await services().imports.stopSending({ userId: principal.userId, key: idempotencyKey })
      return read(language)
    },

    weighUndo: async ({ params }) => {
      const undo = await services().imports.weighUndo(params.id)
      if (typeof undo === 'string') throw refusalOf(undo)
      return undo
    },

    undoImport: async ({ params }, language) => {
      const undone = await services().imports.undo(params.id)
      if (undone !== 'undone') throw refusalOf(undone)
      return read(language)
    },

    takeAbsentOffSale: async ({ params }, language) => {
      const taken = await services().imports.takeAbsentOffSale(params.id)
      if (taken !== 'off sale') throw refusalOf(taken)
      return read(language)
    },

    downloadImportFindings: async ({ params }, language) => {
      const text = await services().imports.downloadFindings(params.id, language)
      if (text === undefined) throw new Refused(404, 'importGone')
      return text
    },
  }
}

/** A catalogue of 200 MB is not sent only to be refused (admin.one-import-at-a-time). */
export function importHeads(services: () => Services): HeadsOf<typeof calls> {
  return {
    importProducts: async ({ principal, idempotencyKey }) => {
      const found = await services().imports.blocking({ userId: principal.userId, key: idempotencyKey })
      if (found) throw busy(found)
    },
  }
}

const REFUSALS = {
  missing: [404, 'importGone'],
  over: [409, 'importNotUndoable'],
  running: [409, 'importCommandRuns'],
} as const

const refusalOf = (outcome: keyof typeof REFUSALS): Refused => {
  const [status, key] = REFUSALS[outcome]
  return new Refused(status, key)
}

const busy = ({ busy: { name } }: Busy): Refused =>
  name === null ? new Refused(409, 'importOpen') : new Refused(409, 'importOpenBy', { values: { name } })
