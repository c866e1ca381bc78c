import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

type Style = 'longGeneric' | 'shortOffset' | 'short'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The name of an IANA time zone at a moment, in ms since 1970: Central European Time, GMT+1 or CET. Browsers name some
 * zones differently than the server, so ask only where `useNow` has told a time.
 */
export function zoneName(language: LanguageCode, zone: string, at: number, style: Style): string {
  const tag = bcp47(language)
  const key = `${tag} ${zone} ${style}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: style })
  formats.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
