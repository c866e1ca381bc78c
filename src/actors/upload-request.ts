interface Upload {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  /** Told the share of the body that was sent, 0 to 1. */
  readonly progress: (share: number) => void
  readonly signal: AbortSignal | undefined
}

/** Milliseconds without any progress after which an upload counts as lost: a slow one may take longer in all. */
const SILENCE_MS = 30_000

/** Statuses whose response may have no body. */
const BODILESS: readonly number[] = [204, 205, 304]

/**
 * Sends form data by XMLHttpRequest, the only way by which a browser tells how much of a body was sent. Rejects if there is no
 * answer, and if it was aborted.
 */
export function upload({ method, address, headers, body, progress, signal }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const abort = () => request.abort()
    const watch = () => {
      clearTimeout(silence)
      silence = setTimeout(abort, SILENCE_MS)
    }
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      watch()
      if (lengthComputable && total > 0) progress(loaded / total)
    })
    request.addEventListener('load', () => {
      const { status, responseText } = request
      const answered = new Headers()
      for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const at = line.indexOf(':')
        if (at > 0) answered.append(line.slice(0, at), line.slice(at + 1).trim())
      }
      resolve(new Response(BODILESS.includes(status) ? null : responseText, { status, headers: answered }))
    })
    for (const lost of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(lost, () => reject(new Error(`the upload ended by ${lost}`)))
    request.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    })
    signal?.addEventListener('abort', abort)
    watch()
    request.send(body)
    if (signal?.aborted) abort()
  })
}
