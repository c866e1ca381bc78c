import { expect, test } from 'vitest'

import { readClients } from '#actors/client-file/read.ts'
import { IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import type { FileTable } from '#machines/client-file/rows.ts'

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

function tableOf(bytes: Uint8Array, columns: Parameters<typeof readClients>[1] = null): FileTable {
  const read = readClients(bytes, columns)
  if (!read.ok) throw new Error(read.fault)
  return read.table
}
const faultOf = (bytes: Uint8Array) => {
  const read = readClients(bytes, null)
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
    email: 1,
    first_name: 0,
    last_name: null,
    name: null,
  })
  expect(table.rows.map(({ line, first_name }) => [line, first_name])).toEqual([
    [3, 'Vos'],
    [5, 'Lind'],
  ])
})

test('a file without headings is read by what is in it', () => {
  const table = tableOf(utf8('mara@mail.example,Mara\nbo@mail.example,Bo\n'))
  expect([table.headings, table.columns.email, table.rows.length]).toEqual([['', ''], 0, 2])
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
  expect(tableOf(utf8('Nachname;Vorname\nVos;Mara\n')).columns.email).toBeNull()
})

test.each([
  ['workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0)],
  ['workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0)],
  ['pdf', utf8('%PDF-1.7')],
  ['notCsv', Uint8Array.of(0x4d, 0x00, 0x01)],
  ['notCsv', utf8('Email\n"mara@mail.example\n')],
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
