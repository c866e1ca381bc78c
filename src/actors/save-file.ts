/** Milliseconds for which a browser may take to read the file; none says when it has. */
const KEPT_MS = 60_000

/** Spreadsheets take a file without it for one of an older encoding; reading an answer as text removes it. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Has the browser save an answer of comma-separated values as a file that spreadsheets open as it is. */
export const saveCsv = (document: Document, name: string, text: string): void =>
  saveFile(document, name, `${BYTE_ORDER_MARK}${text}`, 'text/csv;charset=utf-8')

/** Has the browser save a text as a file. */
export const saveFile = (document: Document, name: string, text: string, type: string): void =>
  saveBlob(document, name, new Blob([text], { type }))

export function saveBlob(document: Document, name: string, bytes: Blob): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
