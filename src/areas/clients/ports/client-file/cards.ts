import { fold } from '#contract/names.ts'
import { splitName } from '#machines/clients/client-file/columns.ts'
import { onlyEmail } from '#machines/clients/client-file/emails.ts'
import type { FileRow } from '#machines/clients/client-file/rows.ts'

/** A line of a contact card: `item1.EMAIL;TYPE=home,pref:mara@mail.example`. */
interface Property {
  readonly name: string
  readonly parameters: readonly string[]
  readonly value: string
}

const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^:;"])*)*):(.*)$/s
/** Most of such a file is pictures. */
const PICTURE = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i
const isQuoted = (line: string): boolean => /^[^:]*QUOTED-PRINTABLE/i.test(line)

/** True for a text of contact cards (vCard 2.1, 3.0 or 4.0). */
export const isCards = (text: string): boolean => /^\s*BEGIN:VCARD\s*$/im.test(text.slice(0, 2000))

/** The lines without photos, those that were folded as one. */
function* linesOf(text: string): Generator<string> {
  let line: string | undefined
  for (const next of text.split('\n')) {
    if (line !== undefined && isQuoted(line) && line.endsWith('=')) line = line.slice(0, -1) + next
    else if (/^[ \t]/.test(next)) line &&= line + next.slice(1)
    else {
      if (line !== undefined) yield line
      line = PICTURE.test(next) ? undefined : next
    }
  }
  if (line !== undefined) yield line
}

function unquoted(value: string, charset: string): string {
  const bytes = value
    .replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .split('')
    .map((letter) => letter.charCodeAt(0))
  try {
    return new TextDecoder(charset).decode(Uint8Array.from(bytes))
  } catch {
    return value
  }
}

function propertyIn(line: string): Property | undefined {
  const [, name = '', given = '', value = ''] = PROPERTY.exec(line) ?? []
  if (name === '') return undefined
  const parameters = given
    .split(';')
    .slice(1)
    .map((one) => one.replaceAll('"', '').toUpperCase())
  const charset = parameters.find((one) => one.startsWith('CHARSET='))?.slice('CHARSET='.length) ?? 'utf-8'
  return { name: name.toUpperCase(), parameters, value: isQuoted(line) ? unquoted(value, charset) : value }
}

/** A value on one line, without the backslashes before what would part it. */
const textOf = (value: string): string =>
  value.replaceAll(/\\n/gi, ' ').replaceAll(/\\(.)/g, '$1').replaceAll(/\s+/g, ' ').trim()

const partsOf = (value: string): readonly string[] => value.split(/(?<!\\);/).map(textOf)

/** The higher the less preferred: 1 to 100 in version 4.0, a type by that name before. */
function rankOf({ parameters }: Property): number {
  const [, rank] = parameters.map((one) => /^PREF=(\d+)$/.exec(one)).find((found) => found !== null) ?? []
  if (rank !== undefined) return Number(rank)
  return parameters.some((one) => /(?:^|[=,])PREF(?:,|$)/.test(one)) ? 1 : Infinity
}

/** The preferred email; all of them where none is, or several are. */
function emailOfCard(properties: readonly Property[]): string {
  const emails = properties.flatMap((one) => {
    const address = onlyEmail(textOf(one.value))
    return one.name === 'EMAIL' && address !== '' ? [{ address, rank: rankOf(one) }] : []
  })
  const best = Math.min(...emails.map(({ rank }) => rank))
  const preferred = emails.filter(({ rank }) => rank === best).map(({ address }) => address)
  return new Set(preferred.map(fold)).size === 1 ? (preferred[0] ?? '') : preferred.join(', ')
}

function namesOfCard(properties: readonly Property[]): Pick<FileRow, 'first_name' | 'last_name'> {
  const valueOf = (name: string) => properties.find((one) => one.name === name)?.value ?? ''
  const [last_name = '', given = '', more = ''] = partsOf(valueOf('N'))
  if (last_name !== '' || given !== '') return { first_name: given || more, last_name }
  return splitName(textOf(valueOf('FN')) || textOf(valueOf('NICKNAME')) || (partsOf(valueOf('ORG'))[0] ?? ''))
}

/** The people of contact cards, in the order of the file, counted from 1. A card within another, as of an assistant, is none. */
export function cardsIn(text: string): readonly FileRow[] {
  const cards: Property[][] = []
  let depth = 0
  for (const line of linesOf(text)) {
    const property = propertyIn(line)
    if (property === undefined) continue
    const isOfCard = property.value.trim().toUpperCase() === 'VCARD'
    if (property.name === 'BEGIN' && isOfCard) {
      depth += 1
      if (depth === 1) cards.push([])
    } else if (property.name === 'END' && isOfCard) depth = Math.max(0, depth - 1)
    else if (depth === 1) cards.at(-1)?.push(property)
  }
  return cards.map((card, at) => ({ line: at + 1, email: emailOfCard(card), ...namesOfCard(card) }))
}
