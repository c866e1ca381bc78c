import { withoutInvisibleLetters } from './invisible-letters.ts'

const ASCII = /^[\0-\x7f]*$/
/** Nothing that `URL` would take for more than a host. */
const HOST = /^[\p{L}\p{M}\p{N}.。-]+$/u
/** `Name <address>`, as mail programs copy it. */
const IN_BRACKETS = /^[^<>]*<([^<>]*)>[\s,;]*$/
const AROUND = /^[\s,;]+|[\s,;]+$/g

/** An email as it is stored, sent and compared; what is no email comes back as a text that is none either. */
export function emailOf(text: string): string {
  const plain = withoutInvisibleLetters(text.normalize('NFKC'))
  const address = (IN_BRACKETS.exec(plain)?.[1] ?? plain).replaceAll(AROUND, '')
  const at = address.lastIndexOf('@')
  return at === -1 ? address : address.slice(0, at + 1) + asciiHost(address.slice(at + 1))
}

/** An international domain by its ASCII name (forms.international-email). */
function asciiHost(host: string): string {
  if (ASCII.test(host) || !HOST.test(host)) return host
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : host
}
