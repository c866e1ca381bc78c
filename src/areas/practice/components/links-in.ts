/** A stretch of a practitioner's words; `href` where pressing it calls, writes or opens a page. */
export interface Stretch {
  readonly text: string
  readonly href?: string
}

const WORD = String.raw`\p{Script=Latin}\d`
const HOST = String.raw`(?:[${WORD}](?:[${WORD}-]{0,61}[${WORD}])?\.)+`
const END = `(?![${WORD}-])`
const PATH = String.raw`(?::\d{1,5})?(?:[/?#][${WORD}\-._~:/?#@!$&'*+,;=%]*)?`
/** Of addresses without www: any other word behind a dot may be a sentence that lacks its blank. */
const ENDINGS =
  'com|net|org|info|eu|uk|ie|nl|be|lu|de|at|ch|fr|es|pt|it|dk|se|no|fi|pl|cz|sk|hu|ro|bg|gr|hr|si|lt|lv|ee|mt|cy|jp|tw|cn|us|ca|health|care|clinic|coach|online|shop'
/** Separators between the digits of a telephone number. Never empty: an empty match would backtrack over long rows of digits. */
const GAP = String.raw`(?:[ \u00a0]?\(0\)[ \u00a0]?|\)[ \u00a0]?-?|[ \u00a0]-[ \u00a0]|[ \u00a0]\(?|[-./\u2011])`

const ANY = new RegExp(
  [
    String.raw`(?<mail>[\w.%+-]{1,64}@${HOST}[a-z]{2,24}${END})`,
    String.raw`(?<web>(?:https?://|www\.)${HOST}[a-z]{2,24}${END}${PATH})`,
    String.raw`(?<bare>${HOST}(?:${ENDINGS})${END}${PATH})`,
    String.raw`(?<phone>[+(]{0,2}\d+(?:${GAP}\d+)*)`,
  ].join('|'),
  'giu',
)

/** Of these the end of a sentence is made. */
const STOPS = /[.,;:!?'*]+$/
/** Behind one of these something else has begun already. No lookbehind: Safari knows it only since 16.4. */
const WITHIN = new RegExp(`[${WORD}@_+./-]$`, 'u')
const GOES_ON = new RegExp(`^[${WORD}@:_]`, 'u')

/** The addresses and telephone numbers in plain text, each with where it leads: to the web, to a mail or to a call, and nowhere else. */
export function linksIn(text: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const { index, groups = {}, 0: match } of text.matchAll(ANY)) {
    const before = text.slice(0, index)
    const found = groups['phone'] === undefined ? match.replace(STOPS, '') : match
    const href = hrefOf(groups, found, before, text.slice(index + match.length))
    if (href === undefined) continue
    if (index > from) stretches.push({ text: text.slice(from, index) })
    stretches.push({ text: found, href })
    from = index + found.length
  }
  if (from < text.length) stretches.push({ text: text.slice(from) })
  return stretches
}

function hrefOf(
  { mail, web, phone }: Readonly<Record<string, string | undefined>>,
  found: string,
  before: string,
  after: string,
): string | undefined {
  if (phone !== undefined) return GOES_ON.test(after) ? undefined : callOf(phone, before)
  if (WITHIN.test(before)) return undefined
  if (mail !== undefined) return `mailto:${found}`
  const address = web?.includes('://') === true ? found : `https://${found}`
  return URL.canParse(address) ? address : undefined
}

const LABEL = /(?:t[ée]l|fon|phon|gsm|mob|m[óo]v|cell|電話|电话|☎|📞)[^\d\n]{0,20}$/i
const TIMES = /\d{1,2}\.\d\d ?- ?\d{1,2}\.\d\d/
const DATE = /(?:^|[^\d./-])\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d\d)(?![\d./-])/
const ACCOUNT = /\b[A-Z]{2}\d\d[ A-Z\d]*$/

/** Numbers without a country's or an area's prefix are taken for one only where the words before say so. */
function callOf(written: string, before: string): string | undefined {
  if (WITHIN.test(before.replace(/[./]$/, '')) || ACCOUNT.test(before) || DATE.test(written) || TIMES.test(written))
    return undefined
  const isAbroad = /^\(?(?:\+|00)/.test(written)
  const digits = (isAbroad ? written.replace('(0)', '').replace(/^\(?00/, '') : written).replaceAll(/\D/g, '')
  const isBetween = (least: number, most: number) => digits.length >= least && digits.length <= most
  if (isAbroad) return isBetween(8, 15) ? `tel:+${digits}` : undefined
  if (digits.startsWith('0') && isBetween(9, 11)) return `tel:${digits}`
  return LABEL.test(before) && isBetween(5, 12) ? `tel:${digits}` : undefined
}
