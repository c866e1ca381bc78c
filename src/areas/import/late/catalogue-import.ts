import { fromCallback, fromPromise } from 'xstate'

import {
  answerImport,
  cancelImport,
  downloadImportFindings,
  getImport,
  type ImportJob,
  importProducts,
  startImport,
  stopSending,
  takeAbsentOffSale,
  undoImport,
  weighUndo,
} from '#areas/import/contract/catalogue-import.ts'
import type { CallRequest } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import { catalogueImportMachine } from '#machines/import/catalogue-import.machine.ts'
import type { ImportEvent, ImportSending } from '#machines/import/catalogue-import.setup.ts'
import { IMPORT_PACE } from '#machines/import/import.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { chosenFiles } from '#actors/chosen-files.ts'
import { newKey } from '#actors/idempotency-keys.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { storeFiles } from '#actors/store-files.ts'
import { saveCsv } from '#actors/save-file.ts'
import { uploadFetch } from '#actors/upload-request.ts'
import { waitToLookAt } from '#actors/wait-to-look.ts'

const LOST: CallResult<never> = { ok: false, problem: { kind: 'unreachable' } }

const jobOf = (answer: CallResult<{ readonly import: ImportJob | null }>): CallResult<ImportJob | null> =>
  answer.ok ? { ok: true, value: answer.value.import } : answer

export function provideCatalogueImport({ client, page }: Pick<LatePorts, 'client' | 'page'>) {
  /** By the file, so that one that is sent again begins one import. */
  const keys = new Map<string, string>()
  return catalogueImportMachine.provide({
    actors: {
      storeFiles,
      fetchImport: fromPromise(async ({ input: { language }, system, signal }) => {
        await untilAllowed(system, signal, 'catalogueImport')
        return jobOf(await client.call(getImport, {}, { language, signal }))
      }),
      sendFile: fromCallback<ImportEvent, ImportSending>(({ input: { fileId, language }, sendBack }) => {
        const ending = new AbortController()
        const { signal } = ending
        const tell = (event: ImportEvent) => {
          if (!signal.aborted) sendBack(event)
        }
        const file = chosenFiles.find(fileId)
        if (!file) {
          tell({ type: 'upload.answered', result: LOST })
          return () => ending.abort()
        }
        const key = keys.get(fileId) ?? newKey()
        keys.set(fileId, key)
        const body = new FormData()
        body.set('file', file)
        void client
          .call(importProducts, { body } as unknown as CallRequest<typeof importProducts>, {
            language,
            signal,
            key,
            timeout: false,
            fetch: uploadFetch((progress) => tell({ type: 'upload.progress', progress })),
          })
          .catch(() => LOST)
          .then((answer) => tell({ type: 'upload.answered', result: jobOf(answer) }))
        return () => ending.abort()
      }),
      stopSending: fromPromise(async ({ input: { fileId, language }, signal }) =>
        jobOf(await client.call(stopSending, {}, { language, signal, key: keys.get(fileId) ?? newKey() })),
      ),
      weighUndo: fromPromise(async ({ input: { id, language }, signal }) =>
        client.call(weighUndo, { params: { id } }, { language, signal }),
      ),
      undoImport: fromPromise(async ({ input: { id, language }, signal }) =>
        jobOf(await client.call(undoImport, { params: { id } }, { language, signal, timeout: false })),
      ),
      takeAbsentOffSale: fromPromise(async ({ input: { id, language }, signal }) =>
        jobOf(await client.call(takeAbsentOffSale, { params: { id } }, { language, signal, timeout: false })),
      ),
      startImport: fromPromise(async ({ input: { id, language }, signal }) =>
        jobOf(await client.call(startImport, { params: { id } }, { language, signal })),
      ),
      answerImport: fromPromise(async ({ input: { id, language, answers }, signal }) =>
        jobOf(await client.call(answerImport, { params: { id }, body: answers }, { language, signal })),
      ),
      cancelImport: fromPromise(async ({ input: { id, language }, signal }) =>
        jobOf(await client.call(cancelImport, { params: { id } }, { language, signal })),
      ),
      saveFindings: fromPromise(async ({ input: { id, language }, signal }) => {
        const answer = await client.call(downloadImportFindings, { params: { id } }, { language, signal })
        if (!answer.ok) return answer
        saveCsv(page.document, 'import.csv', answer.value)
        return { ok: true, value: null }
      }),
      waitToLook: waitToLookAt(page, IMPORT_PACE),
    },
    actions: {
      forgetFile: (_, { id }) => {
        if (id === null) return
        chosenFiles.forget(id)
        keys.delete(id)
      },
    },
  })
}
