import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { protocolChanges, type ProtocolChanges } from './change.ts'
import type { ProtocolDeps } from './deps.ts'
import { protocolIntake, type ProtocolIntake } from './intake.ts'
import { protocolLines, type ProtocolLines } from './lines.ts'
import { protocolLists, type ProtocolLists } from './list.ts'
import { noteSuggestions, type NoteSuggestions } from './notes.ts'

/** Each call sees the caller's own protocols that are not deleted, and no others (protocols.owner-only). */
export interface Protocols extends ProtocolLists, ProtocolChanges, ProtocolLines, NoteSuggestions, ProtocolIntake {}

export function openProtocols(given: ProtocolDeps): Protocols {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  return {
    ...protocolLists(deps),
    ...protocolChanges(deps),
    ...protocolLines(deps),
    ...noteSuggestions(deps),
    ...protocolIntake(deps),
  }
}
