/** Milliseconds for which a browser may take to read the file; none says when it has. */
const KEPT_MS = 60_000

/** Has the browser save a text as a file. */
export function saveFile(document: Document, name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
