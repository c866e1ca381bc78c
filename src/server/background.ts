export interface Background {
  /** Ends the work after what is at hand. An aborted `hasten` drops that too. */
  stop(hasten: AbortSignal): Promise<void>
}

/**
 * Starts work that goes on until it is stopped.
 *
 * @param run ends soon after `stopping` is aborted, and drops what is at hand once `cutting` is
 */
export function startBackground(run: (stopping: AbortSignal, cutting: AbortSignal) => Promise<void>): Background {
  const stopping = new AbortController()
  const cutting = new AbortController()
  const running = run(stopping.signal, cutting.signal)
  return {
    async stop(hasten) {
      stopping.abort()
      const cut = () => {
        cutting.abort()
      }
      if (hasten.aborted) cut()
      hasten.addEventListener('abort', cut, { once: true })
      await running
      hasten.removeEventListener('abort', cut)
    },
  }
}
