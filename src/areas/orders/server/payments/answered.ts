/** Milliseconds in which a provider has to answer. */
export const ANSWER_WITHIN = 10_000

interface Limits {
  readonly within?: number | undefined
  /** Drops the call. */
  readonly cut?: AbortSignal | undefined
}

/** Calls a provider; rejects after the time even if the provider does not heed its signal. */
export async function answered<Answer>(
  call: (signal: AbortSignal) => Promise<Answer>,
  { within = ANSWER_WITHIN, cut }: Limits,
): Promise<Answer> {
  const ending = new AbortController()
  const timer = setTimeout(() => {
    ending.abort(new Error('The payment provider did not answer in time'))
  }, within)
  const drop = () => {
    ending.abort(new Error('The call of the payment provider was dropped'))
  }
  if (cut?.aborted) drop()
  cut?.addEventListener('abort', drop)
  const { signal } = ending
  const ended = new Promise<never>((_resolve, reject) => {
    const end = () => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
  try {
    return await (signal.aborted ? ended : Promise.race([ended, call(signal)]))
  } finally {
    clearTimeout(timer)
    cut?.removeEventListener('abort', drop)
  }
}
