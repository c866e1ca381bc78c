/** The database cannot be opened. The message is one line, safe to print: it holds no password. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError'
}

/** Another process already runs the embedded database of this folder. */
export class DatabaseInUseError extends DatabaseError {
  override readonly name = 'DatabaseInUseError'

  constructor(folder: string, owner: string) {
    super(`The database in ${folder} is in use by ${owner}.`)
  }
}

/** SQLSTATE and system errors of a full disk or an exhausted quota. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** True if the disk is full, judged by an error or by the output of a database program. */
export function isDiskFull(error: unknown): boolean {
  return typeof error === 'string'
    ? /No space left on device|Disk quota exceeded/.test(error)
    : FULL_CODES.has(errorCode(error) ?? '')
}

/** The text code of a system or PostgreSQL error (`ENOENT`, `3D000`), or undefined. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
