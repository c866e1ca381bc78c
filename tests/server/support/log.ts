import type { DatabaseLog } from '#server/database/log.ts'

/** A log for tests that do not look at it. */
export const quietLog: DatabaseLog = { info: ignore, warn: ignore, error: ignore }

function ignore(): void {
  // What is not asked for is not kept.
}

export interface KeptLine {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly fields: object
}

/** A log that keeps its lines. */
export function keepingLog(): DatabaseLog & { readonly lines: KeptLine[] } {
  const lines: KeptLine[] = []
  const keep = (level: KeptLine['level']) => (fields: object, message: string) => {
    lines.push({ level, message, fields })
  }
  return { lines, info: keep('info'), warn: keep('warn'), error: keep('error') }
}
