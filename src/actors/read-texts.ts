import ky, { HTTPError } from 'ky'

import { TEXTS_RETRIES, TEXTS_RETRY_MS } from '#contract/constants.ts'

const isObject = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reading = new Map<string, Promise<Record<string, string> | undefined>>()

/**
 * Reads a file of texts; undefined where it cannot be had. Network errors and 5xx are tried again after growing pauses, all
 * other answers stand. Who asks for a file that is being read gets the same.
 */
export function readTexts(address: string): Promise<Record<string, string> | undefined> {
  const known = reading.get(address)
  if (known) return known
  const read = ky(address, {
    retry: {
      limit: TEXTS_RETRIES,
      delay: (attempt) => TEXTS_RETRY_MS * 2 ** (attempt - 1),
      shouldRetry: ({ error }) => !(error instanceof HTTPError) || error.response.status >= 500,
    },
  })
    .text()
    .then(parse)
    .then(
      (texts) => (isObject(texts) ? texts : undefined),
      () => undefined,
    )
    .finally(() => reading.delete(address))
  reading.set(address, read)
  return read
}
