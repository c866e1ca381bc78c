/** Milliseconds without any progress after which an upload counts as lost: a slow one may take longer in all. */
const SILENCE_MS = 30_000

/** Statuses whose response may have no body. */
const BODILESS: readonly number[] = [204, 205, 304]

/**
 * A fetch that sends by XMLHttpRequest, the only way by which a browser tells how much of a body was sent. Rejects if there
 * is no answer, and if it was aborted.
 *
 * @param progress told the sent share of the body, 0 to 1
 */
export const uploadFetch = (progress: (share: number) => void) => async (request: Request) =>
  await send(request, await request.blob(), progress)

function send(
  { method, url, headers, signal }: Request,
  body: Blob,
  progress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const abort = () => request.abort()
    const watch = () => {
      clearTimeout(silence)
      silence = setTimeout(abort, SILENCE_MS)
    }
    request.open(method, url)
    request.withCredentials = true
    headers.forEach((value, name) => request.setRequestHeader(name, value))
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
      signal.removeEventListener('abort', abort)
    })
    signal.addEventListener('abort', abort)
    watch()
    request.send(body)
    if (signal.aborted) abort()
  })
}
