import type { Log } from './log.ts'
import type { RunningShop } from './shop.ts'

/**
 * Ends the process. The first SIGTERM or SIGINT stops the shop in order (operations.sigterm-ends-in-order), a second one
 * hastens, a third gives up waiting. An error nobody caught is logged and ends the process with 1, since nothing is known of
 * its state.
 */
export function endOnSignals(starting: Promise<RunningShop>, log: Log): void {
  const hasten = new AbortController()
  const end = async (code: number): Promise<void> => {
    try {
      const shop = await starting
      await shop.stop(hasten.signal)
      process.exit(code)
    } catch (error) {
      log.fatal({ err: error }, 'the shop did not stop in order')
      process.exit(1)
    }
  }

  let signals = 0
  const onSignal = (signal: NodeJS.Signals) => {
    signals += 1
    log.info({ signal }, signals === 1 ? 'stopping' : 'stopping at once')
    if (signals === 1) void end(0)
    else if (signals === 2) hasten.abort()
    else process.exit(1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)

  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error nobody caught')
    hasten.abort()
    void end(1)
  })
}
