import { fold } from '#contract/names.ts'

import type { Columns } from './rows.ts'

/** Letters of a heading alone: `E-Mail-Adresse` and `e_mail adresse` are the same. */
const plain = (heading: string): string => fold(heading).replaceAll(/[^\p{L}\p{N}]/gu, '')
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(plain))

/** Headings of practice software in the languages of the shop. */
const EMAIL = words(`
  email emailaddress mail emailadresse mailadresse emailadress courriel adresseemail adressemail adresseélectronique
  correo correoelectrónico direccióndecorreo emailcím indirizzoemail postaelettronica emailadres mailadres
  endereçodeemail endereçoeletrónico adresădeemail adresaemail メール メールアドレス eメール 電子メール 電子郵件 電子信箱 信箱
  電子郵件地址 email地址 privateemail emailprivat emailhome
`)
const FIRST = words(`
  firstname givenname forename vorname rufname fornavn prénom nombredepila keresztnév utónév voornaam roepnaam
  nomepróprio primeironome prenume 名 名字 ファーストネーム
`)
const LAST = words(`
  lastname surname familyname nachname familienname zuname efternavn apellido apellidos primerapellido nomdefamille
  vezetéknév családnév cognome achternaam familienaam apelido apelidos sobrenome numedefamilie 姓 姓氏 名字姓 苗字
`)
const FULL = words(`
  fullname clientname patientname customername displayname vollername ganzername kundenname patientenname fuldenavn
  nombrecompleto nombreyapellidos nomcomplet nometprénom prénometnom teljesnév nomecompleto nomeecognome nomecognome
  nomeapelido volledigenaam numecomplet numeșiprenume 氏名 姓名 お名前 全名
`)
/** A last name beside a first name, a first name beside a last one, and else both in one. */
const ANY_NAME = words('name navn nombre nom név nome naam nume 名前 client patient kunde klient cliënt cliente ügyfél')
const FAMILY_FIRST = words('név teljesnév 氏名 姓名 お名前 名前 全名')

const KNOWN = [EMAIL, FIRST, LAST, FULL, ANY_NAME]
export const isKnownHeading = (text: string): boolean => KNOWN.some((known) => known.has(plain(text)))

const isEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())
export const hasEmail = (row: readonly string[]): boolean => row.some(isEmail)

/** True for a row of headings that names a column of emails. */
export const namesEmail = (row: readonly string[]): boolean =>
  !hasEmail(row) && row.some((cell) => EMAIL.has(plain(cell)))

/**
 * The columns that the headings name. Where none is that of the emails, it is the one with most of them among `rows`.
 */
export function columnsOf(headings: readonly string[], rows: readonly (readonly string[])[]): Columns {
  const named = headings.map(plain)
  const at = (known: ReadonlySet<string>): number | null => {
    const place = named.findIndex((heading) => known.has(heading))
    return place === -1 ? null : place
  }
  const any = at(ANY_NAME)
  const [first, last, full] = [at(FIRST), at(LAST), at(FULL)]
  const email =
    at(EMAIL) ?? fullest(headings.map((_, column) => rows.filter((row) => isEmail(row[column] ?? '')).length))
  if (first === null && last === null) return { email, first_name: null, last_name: null, name: full ?? any }
  return { email, first_name: first ?? any, last_name: last ?? any, name: null }
}

function fullest(counts: readonly number[]): number | null {
  const most = Math.max(0, ...counts)
  return most === 0 ? null : counts.indexOf(most)
}

/** Words that begin a last name. */
const PARTICLES = words(`
  van von vom zu zum zur de da do das dos del della di du des le la les ter ten den der af av bin ibn al el mac o
`)
const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\s]+$/u

/** A name in one column as first and last name. `heading`: of that column, which tells languages that begin with the last name. */
export function splitName(text: string, heading = ''): { readonly first_name: string; readonly last_name: string } {
  const name = text.trim().replaceAll(/\s+/g, ' ')
  const comma = name.indexOf(',')
  if (comma > 0) return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() }
  const parts = name.split(' ')
  if (parts.length < 2) return { first_name: name, last_name: '' }
  if (CJK.test(name) || FAMILY_FIRST.has(plain(heading)))
    return { first_name: parts.slice(1).join(' '), last_name: parts[0] ?? '' }
  const particle = parts.findIndex((part, place) => place > 0 && PARTICLES.has(plain(part)))
  const start = particle === -1 ? parts.length - 1 : particle
  return { first_name: parts.slice(0, start).join(' '), last_name: parts.slice(start).join(' ') }
}
