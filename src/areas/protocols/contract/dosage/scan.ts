import { calendarDay } from './calendar.ts'
import type { Lexicon } from './lexicon.ts'
import type { Token } from './token.ts'

interface Found {
  readonly tokens: readonly Token[]
  readonly length: number
}

const MARKS: Readonly<Record<string, readonly Token[]>> = {
  ',': [{ kind: ',' }],
  '、': [{ kind: ',' }],
  ';': [{ kind: ';' }],
  '-': [{ kind: '-' }],
  '/': [{ kind: '/' }],
  '+': [{ kind: 'and' }],
  '&': [{ kind: 'and' }],
  '・': [{ kind: ',' }],
  ' ': [],
  ':': [],
  '(': [],
  ')': [],
}

const YEAR_FIRST = /(\d{4})(?:-|\/|\. ?|年 ?)(\d{1,2})(?:-|\/|\. ?|月 ?)(\d{1,2})(?:日|(?!\d|[.,:/]\d))/y
const YEAR_LAST = /(\d{1,2})([-/.]) ?(\d{1,2})\2 ?(\d{4})(?!\d|[.,:/]\d)/y
/** '07:30' or '20h'; an hour with a dot is a number until a word beside it says more. */
const CLOCK = /(\d{1,2})(?::(\d{2})(?!\d)|h(\d{2})?(?![\p{L}\d]))/uy
const FRACTION = /(?:(\d{1,3}) )?(\d)\/([248])(?![\d/])/y
const NUMBER = /\d+(?:[.,]\d+)?/y
const WEEKDAYS = /(?:週|周|星期|禮拜)([一二三四五六日天](?:[、,]?[一二三四五六日天])+)/y
const WEEKDAY_SIGNS = '一二三四五六日'

/** In the normal form Latin letters are hardly more than these. */
const isLatin = (sign: string) => (sign >= 'a' && sign <= 'z') || /\p{Script=Latin}/u.test(sign)

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function date(text: string, at: number): Found | null {
  const first = matchAt(YEAR_FIRST, text, at)
  const last = first ? null : matchAt(YEAR_LAST, text, at)
  const day = first
    ? calendarDay(Number(first[1]), Number(first[2]), Number(first[3]))
    : last && calendarDay(Number(last[4]), Number(last[3]), Number(last[1]))
  return day ? { tokens: [{ kind: 'date', day }], length: (first ?? last)?.[0].length ?? 0 } : null
}

function clock(text: string, at: number): Found | null {
  const found = matchAt(CLOCK, text, at)
  if (!found) return null
  return {
    tokens: [{ kind: 'clock', hours: Number(found[1]), minutes: Number(found[2] ?? found[3] ?? 0) }],
    length: found[0].length,
  }
}

function fraction(text: string, at: number): Found | null {
  const found = matchAt(FRACTION, text, at)
  if (!found) return null
  const part = Number(found[2]) / Number(found[3])
  if (part === 0 || part >= 1) return null
  return { tokens: [{ kind: 'number', value: Number(found[1] ?? 0) + part, text: '' }], length: found[0].length }
}

function number(text: string, at: number): Found | null {
  const found = matchAt(NUMBER, text, at)?.[0]
  // In some languages '1.000' is a thousand.
  if (found === undefined || /[1-9]\d*[.,]000$/.test(found)) return null
  return { tokens: [{ kind: 'number', value: Number(found.replace(',', '.')), text: found }], length: found.length }
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9'

const digits = (text: string, at: number) =>
  isDigit(text.charAt(at)) ? (date(text, at) ?? clock(text, at) ?? fraction(text, at) ?? number(text, at)) : null

function weekdays(text: string, at: number): Found | null {
  const found = '週周星禮'.includes(text.charAt(at)) ? matchAt(WEEKDAYS, text, at) : null
  const signs = (found?.[1] ?? '').replaceAll(/[、,]/g, '').replaceAll('天', '日')
  return found
    ? {
        tokens: [{ kind: 'weekdays', weekdays: Array.from(signs, (sign) => WEEKDAY_SIGNS.indexOf(sign) + 1) }],
        length: found[0].length,
      }
    : null
}

function phrase(text: string, at: number, { phrases }: Lexicon): Found | null {
  const found = phrases
    .get(text.charAt(at))
    ?.find((one) => text.startsWith(one.text, at) && !(one.isWord && isLatin(text.charAt(at + one.text.length))))
  return found ? { tokens: found.meaning, length: found.text.length } : null
}

function mark(text: string, at: number): Found | null {
  const tokens = MARKS[text.charAt(at)]
  return tokens ? { tokens, length: 1 } : null
}

/** The tokens of a text in its normal form, or null where a part of it is unknown (dosage.unknown-words-give-nothing). */
export function scan(text: string, lexicon: Lexicon): readonly Token[] | null {
  // A spelling of several words is also known with hyphens between them, which elsewhere mean 'to'.
  const spaced = text.replaceAll('-', ' ')
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const found = digits(text, at) ?? weekdays(text, at) ?? phrase(spaced, at, lexicon) ?? mark(text, at)
    if (!found) return null
    tokens.push(...found.tokens)
    at += found.length
  }
  return tokens
}
