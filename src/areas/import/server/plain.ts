import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode

/** The longest text that is read for its markup, in UTF-16 units. */
export const RAW_MAX = 100_000

/**
 * Letters that cannot be seen and mean nothing. Those that join or part letters of some scripts, and emoji, stay
 * (operations.import-drops-unseen-letters).
 */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g

/** Line ends as some exports write them: a backslash and a letter. */
const WRITTEN_LINE_END = /\\r\\n|\\n/g

/** A tag from end to end: `<` also stands in plain text. Attributes without a value are those of old and known pages. */
const TAG =
  /<\/?[a-z][\w:-]*(?:\s+(?:[^\s"'<>/=]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+)|(?:nowrap|noshade|hidden|open|reversed|itemscope|allowfullscreen)(?=[\s/>])))*\s*\/?>|<[!?][a-z][^<>]*>/iy
/** With its semicolon: browsers also take `&reg` in 'B&region' for one. */
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy

/** Each round of reading takes one layer off: markup is often written as entities, and those as entities again. */
const ROUNDS = 20

/**
 * A text with its paragraphs as lines, without markup and entities (operations.import-reads-markup). What is plain stays as
 * it is.
 */
export function plainText(text: string): string {
  let plain = tidied(text)
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = tidied(withoutMarkup(plain))
    if (next === plain) break
    plain = next
  }
  return plain
}

/** The same in one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s+/g, ' ').trim()
}

const tidied = (text: string): string => text.replaceAll(UNSEEN, '').replaceAll(WRITTEN_LINE_END, '\n')

function withoutMarkup(text: string): string {
  const bare = text.includes('<![CDATA[') ? text.replaceAll(/<!\[CDATA\[|\]\]>/g, '') : text
  const commentsEnd = bare.lastIndexOf('-->')
  let found = false
  const source = bare.replaceAll(/[<&]/g, (sign, at: number) => {
    const isMarkup = stands(sign === '<' ? TAG : ENTITY, bare, at) || (at < commentsEnd && bare.startsWith('<!--', at))
    found ||= isMarkup
    if (isMarkup) return sign
    return sign === '<' ? '&lt;' : '&amp;'
  })
  return found ? shownBy(parseFragment(source).childNodes) : bare
}

function stands(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at
  return pattern.test(text)
}

const NOT_SHOWN = new Set(
  'script style title noscript iframe object svg math textarea select noembed noframes template'.split(' '),
)
const BLOCKS = new Set(
  'address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])

/** Powers: '10<sup>9</sup>' is not 109. */
const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('0123456789+-−', (sign, place) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'[place] ?? sign]),
)

/** One line for each paragraph that says something. Lines of the source are lines where no tag parts the text. */
function shownBy(nodes: readonly Node[]): string {
  const parts: { readonly text: string; readonly isSource: boolean }[] = []
  let hasBlocks = false
  // Not by recursion: tags that are never closed lie as deep as there are of them.
  const waiting: (Node | string)[] = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push({ text: next, isSource: false })
    else if ('value' in next) parts.push({ text: textOf(next), isSource: true })
    else if ('childNodes' in next && !NOT_SHOWN.has(next.nodeName)) {
      const isBlock = BLOCKS.has(next.nodeName)
      hasBlocks ||= isBlock
      const around = isBlock ? '\n' : CELLS.has(next.nodeName) ? ' ' : ''
      waiting.push(around, ...next.childNodes.toReversed(), around)
    }
  }
  return parts
    .map(({ text, isSource }) => (isSource && hasBlocks ? withoutSingleLineEnds(text) : text))
    .join('')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t\r\f]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

function textOf({ value, parentNode }: DefaultTreeAdapterTypes.TextNode): string {
  if (parentNode?.nodeName !== 'sup' || !/^[\d+−-]+$/.test(value)) return value
  return Array.from(value, (sign) => RAISED[sign] ?? sign).join('')
}

/** Among tags a line end is a space, an empty line parts paragraphs. */
function withoutSingleLineEnds(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, (space) => (space.indexOf('\n') === space.lastIndexOf('\n') ? ' ' : '\n'))
}
