import { fromCallback, fromPromise } from 'xstate'

import type { CallRequest, CallResponse, KeylessCall } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { UploadEvent, Uploading } from '#machines/upload/upload.events.ts'

import { chosenFiles } from './chosen-files.ts'
import type { ChosenFiles } from './chosen-files.ts'
import type { Client } from './client.ts'
import { uploadFetch } from './upload-request.ts'

interface Upload<Send extends KeylessCall, Remove extends KeylessCall> {
  readonly client: Client
  readonly files?: ChosenFiles
  readonly send: Send
  /** The name of the form's field that takes the file; `image` if left out. */
  readonly field?: string
  readonly paramsOf?: (slot: string) => object
  /** The address of the picture in the answer. */
  readonly pictureOf: (answer: CallResponse<Send>) => string | null
  /** Left out where a picture is only ever added. */
  readonly remove?: Remove
}

const LOST: CallResult<never> = { ok: false, problem: { kind: 'unreachable' } }

/** The ports of a chart made by `createUploadMachine`. Stopping the chart, and cancelling, abort the upload. */
export function uploads<Send extends KeylessCall, Remove extends KeylessCall>({
  client,
  files = chosenFiles,
  send,
  field = 'image',
  paramsOf,
  pictureOf,
  remove,
}: Upload<Send, Remove>) {
  const requestOf = (slot: string) => (paramsOf ? { params: paramsOf(slot) } : {})
  return {
    actors: {
      sendFile: fromCallback<UploadEvent, Uploading>(({ input: { slot, fileId, language }, sendBack }) => {
        const ending = new AbortController()
        const { signal } = ending
        const tell = (event: UploadEvent) => {
          if (!signal.aborted) sendBack(event)
        }
        const body = new FormData()
        const file = files.find(fileId)
        if (file) body.set(field, file)
        const sent = client.call(send, { ...requestOf(slot), body } as unknown as CallRequest<Send>, {
          language,
          signal,
          timeout: false,
          fetch: uploadFetch((progress) => tell({ type: 'upload.progress', progress })),
        })
        void sent
          .catch(() => LOST)
          .then((result) =>
            tell({
              type: 'upload.answered',
              result: result.ok ? { ok: true, value: { picture: pictureOf(result.value) } } : result,
            }),
          )
        return () => ending.abort()
      }),
      removePicture: fromPromise<CallResult<unknown>, { slot: string; language: LanguageCode }>(
        ({ input: { slot, language }, signal }) =>
          remove
            ? client.call(remove, requestOf(slot) as CallRequest<Remove>, { language, signal })
            : Promise.resolve(LOST),
      ),
    },
    actions: {
      forgetFile: (_: unknown, { id }: { readonly id: string | null }) => {
        if (id !== null) files.forget(id)
      },
    },
  }
}
