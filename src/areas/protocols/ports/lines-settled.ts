import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import type { Settled } from '#machines/protocols/share/share-form.events.ts'

/**
 * Waits until the server has had every change of a protocol's lines (share.waits-for-the-lines).
 *
 * @returns whether it carried all of them out that were waiting
 */
export function linesSettled(lines: ProtocolLinesRef, protocolId: number, signal: AbortSignal): Promise<Settled> {
  const isWaiting = () => lines.getSnapshot().context.queue.some(({ change }) => change.protocolId === protocolId)
  if (!isWaiting()) return Promise.resolve({ isSaved: true })
  return new Promise((resolve) => {
    const ended = new AbortController()
    const settle = (isSaved: boolean) => {
      ended.abort()
      resolve({ isSaved })
    }
    const lost = lines.on('lines.lost', (fact) => fact.protocolId === protocolId && settle(false))
    const shown = lines.subscribe(() => !isWaiting() && settle(true))
    ended.signal.addEventListener('abort', () => [lost, shown].forEach((one) => one.unsubscribe()))
    signal.addEventListener('abort', () => ended.abort(), { signal: ended.signal })
  })
}
