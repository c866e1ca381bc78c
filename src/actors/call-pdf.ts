import type { CallRequest, KeylessCall } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import type { Client } from './client.ts'
import { saveBlob } from './save-file.ts'

interface PdfFile {
  readonly document: Document
  readonly name: string
  readonly language: LanguageCode
  readonly signal: AbortSignal
}

/** Asks for a document and has the browser save it. Its bytes don't pass through the client, which reads answers as text. */
export async function savePdf<Call extends KeylessCall>(
  client: Client,
  call: Call,
  request: CallRequest<Call>,
  { document, name, language, signal }: PdfFile,
): Promise<CallResult<null>> {
  let file: Blob | undefined
  const keeping = async (input: Request) => {
    const response = await fetch(input)
    if (!response.ok) return response
    file = await response.blob()
    return new Response(null, { status: response.status })
  }
  const result = await client.call<KeylessCall>(call, request as CallRequest<KeylessCall>, {
    language,
    signal,
    fetch: keeping,
  })
  if (!result.ok) return result
  if (file) saveBlob(document, name, file)
  return { ok: true, value: null }
}
