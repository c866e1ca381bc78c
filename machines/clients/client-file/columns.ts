import { fold } from '#contract/names.ts'

import { emailsIn, isOfEmails } from './emails.ts'
import type { Columns, EmailColumn } from './rows.ts'

/** Letters of a heading alone: `E-Mail-Adresse` and `e_mail adresse` are the same. */
const plain = (heading: string): string => fold(heading).replaceAll(/[^\p{L}\p{N}]/gu, '')
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(plain))

/** Headings of practice software in the languages of the shop. */
const EMAIL = words(`
  email emailaddress mail emailadresse mailadresse emailadress courriel adresseemail adressemail adresseélectronique
  correo correoelectrónico direccióndecorreo emailcím indirizzoemail postaelettronica emailadres mailadres
  endereçodeemail endereçoeletrónico adresădeemail adresaemail メール メールアドレス eメール 電子メール 電子郵件 電子信箱 信箱
  電子郵件地址 email地址 privateemail emailprivat emailhome emailvalue
`)
const FIRST = words(`
  firstname first fname givenname forename vorname rufname fornavn prénom nombredepila keresztnév utónév voornaam roepnaam
  nomepróprio primeironome prenume 名 名字 ファーストネーム
`)
const LAST = words(`
  lastname last lname surname familyname nachname familienname zuname efternavn apellido apellidos primerapellido nomdefamille
  vezetéknév családnév cognome achternaam familienaam apelido apelidos sobrenome numedefamilie 姓 姓氏 名字姓 苗字
`)
const FULL = words(`
  fullname clientname patientname customername displayname vollername ganzername kundenname patientenname fuldenavn
  nombrecompleto nombreyapellidos nomcomplet nometprénom prénometnom teljesnév nomecompleto nomeecognome nomecognome
  nomeapelido volledigenaam numecomplet numeșiprenume 氏名 姓名 お名前 全名 顧客名 患者名 会員名
  客戶姓名 病患姓名 患者姓名 會員姓名
`)
/** A last name beside a first name, a first name beside a last one, and else both in one. */
const ANY_NAME = words('name navn nombre nom név nome naam nume 名前 client patient kunde klient cliënt cliente ügyfél')
const FAMILY_FIRST = words('név teljesnév 氏名 姓名 お名前 名前 全名')

/** The clients of a heading such as `Patient First Name` or `Nom du client`, and the little words beside them. */
const PERSON = words(`
  patient patients patienten patiënt pasient paciente pazienti paziente pacient páciens client clients klient klienten cliënt
  cliente clienti customer customers kunde kunden ügyfél contact kontakt contacto contatto subscriber member mitglied your my
`)
const LITTLE = words('s the of de du des del della di do da la le el l der die das vom von het van')

/** Part of a heading by its place: `E-mail 2 - Value`. */
const NUMBER = /\d+/g

const wordsOf = (heading: string): readonly string[] =>
  heading
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .map(plain)
    .filter((word) => word !== '')

/** A heading as it is looked for: its letters, and the same without the clients whose it is. */
function meanings(heading: string): readonly string[] {
  const all = wordsOf(heading)
  const own = all.some((word) => PERSON.has(word)) ? all.filter((word) => !PERSON.has(word) && !LITTLE.has(word)) : []
  return [plain(heading), own.join('')].filter((meaning) => meaning !== '')
}

const isOneOf = (known: ReadonlySet<string>, heading: string): boolean =>
  meanings(heading).some((meaning) => known.has(meaning))
const isOfEmail = (heading: string): boolean =>
  isOneOf(EMAIL, heading) || isOneOf(EMAIL, heading.replaceAll(NUMBER, ''))

const KNOWN = [FIRST, LAST, FULL, ANY_NAME]
export const isKnownHeading = (text: string): boolean => isOfEmail(text) || KNOWN.some((known) => isOneOf(known, text))

export const hasEmail = (row: readonly string[]): boolean => row.some(isOfEmails)

/** True for a row of headings that names a column of emails. */
export const namesEmail = (row: readonly string[]): boolean => !hasEmail(row) && row.some(isOfEmail)

type Rows = readonly (readonly string[])[]

/** A tenth of what stands in a column: notes may hold an email here and there. */
const LEAST_SHARE = 0.1
/** Emails of a column by which it is recognised. */
const EXAMPLES = 3

/** The columns that may be that of the clients' emails: those that are named so, and those that hold some. Columns with the same emails are one. */
export function emailColumnsOf(headings: readonly string[], rows: Rows): readonly EmailColumn[] {
  const found = new Map<string, EmailColumn>()
  headings.forEach((heading, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const filled = cells.filter((cell) => cell.trim() !== '')
    const emails = filled.filter(isOfEmails)
    const isNamed = isOfEmail(heading) && (filled.length > 0 || rows.length === 0)
    if (!isNamed && emails.length <= filled.length * LEAST_SHARE) return
    const all =
      rows.length === 0
        ? `${column}`
        : cells
            .map((cell) => emailsIn(cell).join(' '))
            .join('\n')
            .toLowerCase()
    if (!found.has(all)) found.set(all, { column, examples: emails.slice(0, EXAMPLES) })
  })
  return [...found.values()]
}

/** The columns that the headings name, with that of the emails where only one may be it (clients.file-asks-which-emails). */
export function columnsOf(headings: readonly string[], rows: Rows): Columns {
  const at = (known: ReadonlySet<string>): number | null => {
    const exact = headings.findIndex((heading) => known.has(plain(heading)))
    const place = exact === -1 ? headings.findIndex((heading) => isOneOf(known, heading)) : exact
    return place === -1 ? null : place
  }
  const any = at(ANY_NAME)
  const [first, last, full] = [at(FIRST), at(LAST), at(FULL)]
  const [only, another] = emailColumnsOf(headings, rows)
  const email = only === undefined || another !== undefined ? null : only.column
  if (first === null && last === null) return { email, first_name: null, last_name: null, name: full ?? any }
  return { email, first_name: first ?? any, last_name: last ?? any, name: null }
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
