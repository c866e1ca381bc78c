import { html } from 'hono/html'

type Html = ReturnType<typeof html>

const ADDRESS = /https?:\/\/[^\s<>"'`]+/g

/** Punctuation that ends a sentence, not an address. */
const SENTENCE_END = /[.,;:!?)\]}]+$/

/** Turns the web addresses in a text into links. */
export function withLinks(text: string): (string | Html)[] {
  const parts: (string | Html)[] = []
  let shown = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(SENTENCE_END, '')
    if (!URL.canParse(address)) continue
    parts.push(text.slice(shown, index), html`<a href="${address}">${address}</a>`)
    shown = index + address.length
  }
  return [...parts, text.slice(shown)]
}
