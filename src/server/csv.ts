/** A byte order mark: by it a spreadsheet reads the text as UTF-8. */
const BOM = '\u{feff}'

/** Comma-separated values (RFC 4180) for spreadsheets: a text that would be a formula there is shown as it is. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')

const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
