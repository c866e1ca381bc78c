import { describe, expect, test } from 'vitest'

import { readClients } from '#areas/clients/ports/client-file/read.ts'
import { IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import { faultsOf } from '#machines/clients/client-file/rows.ts'
import type { FileTable } from '#machines/clients/client-file/rows.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Each letter is one byte, as in Windows-1252 below U+0100. */
const western = (text: string) => Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)))
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(`\uFEFF${text}`).flatMap((letter) => {
      const bytes = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8]
      return isLittle ? bytes : bytes.toReversed()
    }),
  )

/** The shape of practice software: semicolons, CRLF, German headings, a column that is nobody's business. */
const GERMAN = [
  'Nachname;Vorname;E-Mail;Geburtsdatum',
  'Müller;Anna;anna@mail.example;1980-02-01',
  "O'Neill;Ciarán;CIARAN@Mail.example ;",
  ';Bo;bo@mail.example;',
  '',
].join('\r\n')

const FOUND = { columns: null, format: null, language: 'en' } as const

function tableOf(bytes: Uint8Array, more: Partial<Parameters<typeof readClients>[1]> = {}): FileTable {
  const read = readClients(bytes, { ...FOUND, ...more })
  if (!read.ok) throw new Error(read.fault)
  return read.table
}
const faultOf = (bytes: Uint8Array) => {
  const read = readClients(bytes, FOUND)
  return read.ok ? null : read.fault
}
const peopleIn = ({ rows }: FileTable) => rows.map(({ first_name, last_name, email }) => [first_name, last_name, email])

const READ = [
  ['Anna', 'Müller', 'anna@mail.example'],
  ['Ciarán', "O'Neill", 'CIARAN@Mail.example'],
  ['Bo', '', 'bo@mail.example'],
]

test.each([
  ['Windows-1252', western(GERMAN)],
  ['UTF-8', utf8(GERMAN)],
  ['UTF-8 with its mark', utf8(`\uFEFF${GERMAN}`)],
  ['UTF-16, the small end first', utf16(GERMAN, true)],
  ['UTF-16, the big end first', utf16(GERMAN, false)],
])('a file in %s is read (clients.file-is-read-in-the-browser)', (_, bytes) => {
  expect(peopleIn(tableOf(bytes))).toEqual(READ)
})

test.each([
  ['commas', GERMAN.replaceAll(';', ',')],
  ['tabs', GERMAN.replaceAll(';', '\t')],
  ['pipes', GERMAN.replaceAll(';', '|')],
  ['what Excel names in a first line', `sep=;\r\n${GERMAN}`],
  ['semicolons beside commas in quotes', GERMAN.replaceAll('Müller', '"Müller, geb. Vos, Dr."')],
])('a file with %s is read', (name, text) => {
  const [first, ...others] = peopleIn(tableOf(utf8(text)))
  expect(others).toEqual(READ.slice(1))
  expect(first).toEqual(name.endsWith('quotes') ? ['Anna', 'Müller, geb. Vos, Dr.', 'anna@mail.example'] : READ[0])
})

test('nothing but names and emails leaves the file (clients.file-is-read-in-the-browser)', () => {
  const table = tableOf(western(GERMAN))
  expect(table.headings).toEqual(['Nachname', 'Vorname', 'E-Mail', 'Geburtsdatum'])
  expect(table.columns).toEqual({ email: 2, first_name: 1, last_name: 0, name: null })
  expect(JSON.stringify(table.rows)).not.toContain('1980')
  expect(table.rows.map(({ line }) => line)).toEqual([2, 3, 4])
})

test('columns that were chosen count, and rows keep their numbers over empty ones', () => {
  const table = tableOf(utf8('a,b\n\nVos,mara@mail.example\n,\nLind,bo@mail.example\n'), {
    columns: { email: 1, first_name: 0, last_name: null, name: null },
  })
  expect(table.rows.map(({ line, first_name }) => [line, first_name])).toEqual([
    [3, 'Vos'],
    [5, 'Lind'],
  ])
})

test('a file without headings is read by what is in it', () => {
  const table = tableOf(utf8('mara@mail.example,Mara\nbo@mail.example,Bo\n'))
  expect([table.headings, table.columns?.email, table.rows.length]).toEqual([['', ''], 0, 2])
})

test('one column of emails alone is a file', () => {
  expect(peopleIn(tableOf(utf8('Email\nmara@mail.example\n')))).toEqual([['', '', 'mara@mail.example']])
})

test('a column of whole names is taken apart', () => {
  expect(peopleIn(tableOf(utf8('Name;E-Mail\nAnna von Vos;a@mail.example\n"Vos, Bo";b@mail.example\n')))).toEqual([
    ['Anna', 'von Vos', 'a@mail.example'],
    ['Bo', 'Vos', 'b@mail.example'],
  ])
})

test('no column of emails is left to be chosen', () => {
  expect(tableOf(utf8('Nachname;Vorname\nVos;Mara\n')).columns?.email).toBeNull()
})

test.each([
  ['workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0)],
  ['workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
  ['pdf', utf8('%PDF-1.7')],
  ['notCsv', Uint8Array.of(0x4d, 0x00, 0x01)],
  ['empty', utf8('')],
  ['empty', utf8(' \r\n;;\r\n')],
  ['empty', utf8('Email;Name\r\n;\r\n')],
  ['tooMany', utf8(`Email\n${'a@mail.example\n'.repeat(IMPORTED_CLIENTS_MAX + 1)}`)],
] as const)('is refused as %s (clients.file-has-limits)', (fault, bytes) => {
  expect(faultOf(bytes)).toBe(fault)
})

test('as many as may be are read', () => {
  expect(tableOf(utf8(`Email\n${'a@mail.example\n'.repeat(IMPORTED_CLIENTS_MAX)}`)).rows.length).toBe(
    IMPORTED_CLIENTS_MAX,
  )
})

test('a title above the headings is told, and spoils nothing (clients.file-table-begins-by-email)', () => {
  const table = tableOf(utf8(`Clients, as of March, 2026;;;\r\n\r\n${GERMAN}`))
  expect(peopleIn(table)).toEqual(READ)
  expect(table.headings).toEqual(['Nachname', 'Vorname', 'E-Mail', 'Geburtsdatum'])
  expect(table.notes).toEqual([{ kind: 'above', line: 1, text: 'Clients, as of March, 2026' }])
  const withCommas = tableOf(utf8('Clients, as of March, 2026\nVorname,E-Mail\nBo,bo@mail.example\n'))
  expect([peopleIn(withCommas), withCommas.notes.length]).toEqual([[['Bo', '', 'bo@mail.example']], 1])
})

test.each([
  ['in quotes', 'Name,E-Mail\nBo,"a@mail.example, b@mail.example, Bo <c@mail.example>"\n'],
  ['by lines', 'Name,E-Mail\nBo,"a@mail.example\nb@mail.example\nc@mail.example"\n'],
  ['by the separator', 'Name,E-Mail\nBo,a@mail.example,b@mail.example, Bo <c@mail.example>\nEva,eva@mail.example\n'],
])('a cell with three emails %s is to be mended, with all of them (clients.file-loses-nothing-unsaid)', (_, text) => {
  const { rows } = tableOf(utf8(text))
  for (const email of ['a@mail.example', 'b@mail.example', 'c@mail.example']) expect(rows[0]?.email).toContain(email)
  expect([...faultsOf({ rows, edits: {}, excluded: [] })]).toEqual([[2, { kind: 'several', of: 3 }]])
})

describe('a quote that never closes is told with its row (clients.file-loses-nothing-unsaid)', () => {
  const HEAD = 'Name;E-Mail\n'
  test.each([
    ['to the end', `${HEAD}Bo;bo@mail.example\n"Eva;eva@mail.example\nMara;mara@mail.example\n`],
    [
      'to a later quote',
      `${HEAD}Bo;bo@mail.example\n"Eva;eva@mail.example\nMara;mara@mail.example\n"Lu, X";lu@mail.example`,
    ],
    ['twice', `${HEAD}Bo;bo@mail.example\n"Eva;eva@mail.example\nMara;"mara@mail.example\n`],
  ])('%s', (name, text) => {
    const table = tableOf(utf8(text))
    expect(table.rows.map(({ line, email }) => [line, email]).slice(0, 3)).toEqual([
      [2, 'bo@mail.example'],
      [3, 'eva@mail.example'],
      [4, 'mara@mail.example'],
    ])
    const eva = { kind: 'unclosed', line: 3, text: 'Eva eva@mail.example' }
    const mara = { kind: 'unclosed', line: 4, text: 'Mara mara@mail.example' }
    expect(table.notes).toEqual(name === 'twice' ? [eva, mara] : [eva])
  })

  test('and a cell of several lines is none', () => {
    const table = tableOf(utf8(`${HEAD}"Bo\nLind, see bo@mail.example";bo@mail.example\nEva;eva@mail.example\n`))
    expect(table.notes).toEqual([])
    expect(peopleIn(table)).toEqual(
      [
        ['Bo', 'Lind', 'bo@mail.example'],
        ['Eva', '', 'eva@mail.example'],
      ].map((person, at) => (at === 0 ? [expect.any(String), expect.any(String), 'bo@mail.example'] : person)),
    )
  })
})
