/** In milliseconds. */
export interface Timing {
  readonly clients: number
  readonly calls: number
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
}

/**
 * Runs a call again and again from a number of clients at once, each waiting for its answer before it asks again.
 *
 * @param call is given the number of the call, so that each can ask for something else
 */
export async function measure(clients: number, calls: number, call: (n: number) => Promise<unknown>): Promise<Timing> {
  const times: number[] = []
  let next = 0
  const client = async (): Promise<void> => {
    while (next < calls) {
      const n = next
      next += 1
      const began = performance.now()
      await call(n)
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - began) / 1000
  times.sort((a, b) => a - b)
  return {
    clients,
    calls,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    perSecond: Math.round(calls / seconds),
  }
}

function quantile(sorted: readonly number[], part: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return Math.round(value * 100) / 100
}

/** A fixed piece of computing of about a millisecond, without memory or waiting: how far its p99 is above its p50 is the machine's, not the shop's. */
export function yardstick(): Promise<number> {
  let value = 1
  for (let step = 0; step < 600_000; step += 1) value = Math.imul(value, 48_271) + step
  return Promise.resolve(value)
}
