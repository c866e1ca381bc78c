import type { CallDefinition } from '#contract/call.ts'

import { type Handler, implement, type Implementation } from '../api/implement.ts'
import { SERVER_AREAS } from '../areas.ts'
import type { Messages } from '../texts/messages.ts'
import { calls } from './calls.ts'
import type { Services } from './services.ts'

type Some<One> = Readonly<Record<string, One>>
/** An area's own types are those of its calls, which its handlers were compiled against. */
type AnyArea = {
  readonly handlers: (services: () => Services, messages: Messages) => Some<Handler<CallDefinition>>
  readonly heads?: (services: () => Services) => Some<Parameters<typeof implement<CallDefinition>>[3]>
}

/**
 * Each call bound to its handler over the shop's services, which are asked for at each call: they may still be starting. Large
 * files that are sent are written to `folder`.
 */
export function implementations(services: () => Services, messages: Messages, folder: string): Implementation[] {
  const known: Some<CallDefinition> = calls
  return (SERVER_AREAS as unknown as readonly AnyArea[]).flatMap(({ handlers, heads }) => {
    const refusing = heads?.(services) ?? {}
    return Object.entries(handlers(services, messages)).flatMap(([id, handler]) =>
      known[id] ? [implement(known[id], handler, folder, refusing[id])] : [],
    )
  })
}
