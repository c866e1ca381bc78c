/** Whether a part of an address is rightly escaped UTF-8 without a NUL character. */
export function isReadable(escaped: string): boolean {
  try {
    return !decodeURIComponent(escaped).includes('\0')
  } catch {
    return false
  }
}
