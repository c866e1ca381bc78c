import type { Page } from 'playwright/test'

import { MARKS } from '#server/pseudo/pseudo.ts'

/** Attributes of which a page says something. */
const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
  'label',
]
const HEAD = 'title, meta[name="description"], meta[property="og:title"], meta[property="og:description"]'
/** Fields of a product that no user reads. */
const UNSAID = new Set(['slug', 'sku', 'lang', 'text_lang', 'image_url', 'thumbnails', 'original'])

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** All that an answer of the catalogue lets people read. */
export function textsIn(answer: unknown): readonly string[] {
  if (typeof answer === 'string')
    return [answer, ...answer.split('\n')].map(inOneLine).filter((text) => /\p{L}/u.test(text))
  if (Array.isArray(answer)) return answer.flatMap(textsIn)
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([key, value]) => (UNSAID.has(key) ? [] : textsIn(value)))
}

/** Everything that a page in the pseudo-language says, in the order of the page; of an element that shows data alone nothing. */
async function sayings(page: Page, data: readonly string[]): Promise<readonly string[]> {
  return await page.evaluate(
    ({ known, attributes, head }) => {
      const isData = new Set(known)
      const attributesOf = (element: Element) => attributes.flatMap((name) => element.getAttribute(name) ?? [])
      const saidBy = (element: Element): readonly string[] => {
        if (element.matches('script, style, noscript, template')) return []
        const isKnown = isData.has((element.textContent ?? '').replaceAll(/\s+/g, ' ').trim())
        const within = [...element.childNodes].flatMap((node) => {
          if (node instanceof Element)
            return isKnown ? [...node.querySelectorAll('*'), node].flatMap(attributesOf) : saidBy(node)
          return node instanceof Text && !isKnown ? [node.data] : []
        })
        return [...attributesOf(element), ...within]
      }
      const inHead = [...document.head.querySelectorAll(head)].map(
        (element) => element.getAttribute('content') ?? element.textContent ?? '',
      )
      return [...inHead, ...saidBy(document.body)]
    },
    { known: data, attributes: ATTRIBUTES, head: HEAD },
  )
}

/**
 * Plain English on a page in the pseudo-language: letters without marks around them, or a vowel within marks, which came
 * there as a value. `data` may stand there as it is; `shown` is on this page besides.
 */
export async function untranslated(
  page: Page,
  data: readonly string[],
  shown: readonly string[] = [],
): Promise<readonly string[]> {
  return judge(await sayings(page, [...data, ...shown]), data, shown)
}

/** Marks may open in one text and close in a later one, where something stands out between them. */
export function judge(
  said: readonly string[],
  data: readonly string[],
  shown: readonly string[] = [],
): readonly string[] {
  const known = finders.get(data) ?? wordsOf(data)
  finders.set(data, known)
  const knownHere = wordsOf(shown)
  let depth = 0
  return said.filter((text) => {
    const rest = inOneLine(text).replace(knownHere, '').replace(known, '')
    let isOutside = false
    for (const sign of rest) {
      if (sign === MARKS[0]) depth += 1
      else if (sign === MARKS[1]) depth -= 1
      else isOutside ||= depth === 0 && /\p{L}/u.test(sign)
    }
    return (isOutside || /[aeiou]/i.test(rest)) && !isBeginning(inOneLine(text), [...data, ...shown])
  })
}

/** A long text is cut off where only its beginning has room. */
const isBeginning = (text: string, data: readonly string[]): boolean =>
  text.endsWith('…') && data.some((whole) => whole.startsWith(text.slice(0, -1)))

/** The catalogue's texts are thousands: what finds them is made once. */
const finders = new WeakMap<readonly string[], RegExp>()

/** Finds these texts as whole words, the longest first. */
function wordsOf(data: readonly string[]): RegExp {
  if (data.length === 0) return /$^/
  const escaped = [...new Set(data)]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
