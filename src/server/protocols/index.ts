import { openTurns } from '../shopping/turn.ts'
import { protocolChanges, type ProtocolChanges } from './change.ts'
import type { ProtocolDeps } from './deps.ts'
import { protocolLines, type ProtocolLines } from './lines.ts'
import { protocolLists, type ProtocolLists } from './list.ts'
import { noteSuggestions, type NoteSuggestions } from './notes.ts'

/** The protocols of practitioners. Each call sees the owner's own, and of those only what is not deleted (protocols.owner-only). */
export interface Protocols extends ProtocolLists, ProtocolChanges, ProtocolLines, NoteSuggestions {}

export function openProtocols(given: ProtocolDeps): Protocols {
  const deps = { ...given, inTurn: openTurns(given.database.db) }
  return { ...protocolLists(deps), ...protocolChanges(deps), ...protocolLines(deps), ...noteSuggestions(deps) }
}
