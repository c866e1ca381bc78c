import type { CarryOut, ClientPorts } from './client.ts'

/** A page that the server drew makes no call at first, so this code need not come with it. */
export const loadCalls = () => import('./calls.ts')

/** The typed client over the contract (call.sends-json-with-credentials): errors are results. */
export function createClient(ports: ClientPorts): { call: CarryOut } {
  return {
    async call(call, request, options = {}) {
      const code = await loadCalls().catch(() => undefined)
      options.signal?.throwIfAborted()
      return code ? code.carryOut(ports, call, request, options) : { ok: false, problem: { kind: 'unreachable' } }
    },
  }
}
