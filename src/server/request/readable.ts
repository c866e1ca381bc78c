/** True if a part of an address is validly escaped UTF-8 without NUL. */
export function isReadable(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0')
  } catch {
    return false
  }
}
