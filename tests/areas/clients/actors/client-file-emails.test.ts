import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readClients } from '#areas/clients/ports/client-file/read.ts'
import { emailsToKeep, faultsOf } from '#machines/clients/client-file/rows.ts'
import type { FileTable } from '#machines/clients/client-file/rows.ts'
import { tries } from '#tests/support/tries.ts'

function tableOf(text: string, more: Partial<Parameters<typeof readClients>[1]> = {}): FileTable {
  const read = readClients(new TextEncoder().encode(text), { columns: null, format: null, language: 'en', ...more })
  if (!read.ok) throw new Error(read.fault)
  return read.table
}
const peopleIn = ({ rows }: FileTable) => rows.map(({ first_name, last_name, email }) => [first_name, last_name, email])

describe('of two columns with emails none is taken by guess (clients.file-asks-which-emails)', () => {
  test.each([
    ['the emergency contact first', 'Emergency contact email,Name,Own email', 0, 2],
    ['the emergency contact last', 'Email,Name,Emergency contact email', 0, 2],
    ['both by the same heading', 'Email,Name,Email', 0, 2],
    ['both without a heading that is known', 'Notfall,Wer,Kontakt', 0, 2],
    ['as address books number them', 'E-mail 1 - Value,Name,E-mail 2 - Value', 0, 2],
  ])('%s', (_, headings, ...columns) => {
    const table = tableOf(`${headings}\na@mail.example,Bo,b@mail.example\n,Eva,c@mail.example\n`)
    expect(table.columns?.email).toBeNull()
    expect(table.emailColumns.map(({ column, examples }) => [column, examples[0]])).toEqual([
      [columns[0], 'a@mail.example'],
      [columns[1], 'b@mail.example'],
    ])
    const chosen = tableOf(`${headings}\na@mail.example,Bo,b@mail.example\n`, {
      columns: { email: 2, first_name: null, last_name: null, name: 1 },
    })
    expect(peopleIn(chosen)).toEqual([['Bo', '', 'b@mail.example']])
  })

  test('nor where the clients’ own is named and most of it is empty', () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) => `${at === 3 ? 'own@mail.example' : ''},Bo ${at},x${at}@mail.example`,
    )
    expect(tableOf(`Email,Name,Guardian\n${rows.join('\n')}`).columns?.email).toBeNull()
  })

  test.each([
    ['a column without any', 'Email,Name,Email 2\na@mail.example,Bo,\n'],
    ['the same twice', 'Email,Name,User name\na@mail.example,Bo,A@mail.example\n'],
    ['notes that name an email', 'Email,Name,Notes\na@mail.example,Bo,see b@mail.example\n'],
    [
      'one note that is an email',
      `Email,Name,Notes\n${Array.from({ length: 12 }, (_, at) => `a${at}@mail.example,Bo,${at === 5 ? 'b@mail.example' : 'fine'}`).join('\n')}`,
    ],
  ])('and nothing is asked for %s', (_, text) => {
    const table = tableOf(text)
    expect([table.columns?.email, table.emailColumns.length]).toEqual([0, 1])
  })

  test('whatever the headings are, in whatever order', () => {
    const headings = fc.constantFrom('Email', 'E-Mail', 'Kontakt', 'Emergency contact', 'Patient Email', '電子信箱', '')
    fc.assert(
      fc.property(headings, headings, fc.nat(2), (own, other, at) => {
        const cells = [`"a@mail.example"`, `"b@mail.example"`]
        const names = [own, other]
        const place = <Cell>(row: readonly Cell[], cell: Cell) =>
          [...row.slice(0, at), cell, ...row.slice(at)].join(';')
        const table = tableOf(`${place(names, 'Name')}\n${place(cells, 'Bo')}\n${place(cells.toReversed(), 'Eva')}\n`)
        expect([table.columns?.email, table.emailColumns.length]).toEqual([null, 2])
      }),
      tries(60),
    )
  })
})

describe('headings of newsletters and practice software', () => {
  test.each([
    'EMAIL,FNAME,LNAME',
    'Email Address,First Name,Last Name',
    'Patient Email,Patient First Name,Patient Last Name',
    'PatientEmail,PatientFirstName,PatientLastName',
    'customer_email,customer_first_name,customer_last_name',
    'Patient’s e-mail,Patient’s first name,Patient’s last name',
    'E-Mail des Kunden,Vorname des Kunden,Nachname des Kunden',
    'E-mail du patient,Prénom du patient,Nom du patient',
    'Correo del paciente,Nombre del paciente,Apellidos del paciente',
    'E-mail 1 - Value,First Name,Last Name',
    'Email,First,Last',
  ])('%s', (headings) => {
    expect(peopleIn(tableOf(`${headings}\nmara@mail.example,Mara,Vos\n`))).toEqual([
      ['Mara', 'Vos', 'mara@mail.example'],
    ])
  })

  test.each(['Name', 'Patient Name', 'Name des Kunden', 'Client name', 'Contact name', '顧客名'])(
    '%s alone is the whole name',
    (heading) => {
      expect(peopleIn(tableOf(`${heading},E-Mail\nMara Vos,mara@mail.example\n`))).toEqual([
        ['Mara', 'Vos', 'mara@mail.example'],
      ])
    },
  )

  test.each(['Emergency contact name', 'Guardian first name', 'Practitioner name', 'Client since', 'Patient ID'])(
    '%s is no name of the client',
    (heading) => {
      expect(tableOf(`${heading},E-Mail\nEva Lind,mara@mail.example\n`).columns).toEqual({
        email: 1,
        first_name: null,
        last_name: null,
        name: null,
      })
    },
  )
})

describe('cells as mail programs and address books write them', () => {
  test.each([
    ['Mara Vos <mara@mail.example>', 'Mara', 'Vos'],
    ['"Vos, Mara" <mara@mail.example>', 'Mara', 'Vos'],
    ['<mara@mail.example>', '', ''],
    ['mailto:mara@mail.example', '', ''],
    ['mara@mail.example;', '', ''],
  ])('%s', (cell, first, last) => {
    const quoted = `"${cell.replaceAll('"', '""')}"`
    for (const heading of ['Email', 'Kontakt', 'Name'])
      expect(peopleIn(tableOf(`${heading}\n${quoted}\n`))).toEqual([[first, last, 'mara@mail.example']])
  })

  test('a name of its own column comes before the one beside an email', () => {
    expect(peopleIn(tableOf('Name;Email\nMara Vos;Mimi <mara@mail.example>\n'))).toEqual([
      ['Mara', 'Vos', 'mara@mail.example'],
    ])
  })

  test.each([
    'a@mail.example ::: b@mail.example',
    'a@mail.example / b@mail.example',
    'Bo <a@mail.example>, Bo <b@mail.example>',
    'mailto:a@mail.example b@mail.example',
  ])('%s holds two, and each can be kept (clients.file-loses-nothing-unsaid)', (cell) => {
    const { rows, columns } = tableOf(`Wer;Kontakt\nBo;${cell}\n`)
    const [row] = rows
    if (!row) throw new Error('no row')
    expect([columns?.email, row.email]).toEqual([1, cell])
    const fault = faultsOf({ rows, edits: {}, excluded: [] }).get(2)
    expect(fault).toEqual({ kind: 'several', of: 2 })
    expect(emailsToKeep(row, fault)).toEqual(['a@mail.example', 'b@mail.example'])
  })

  test('an email amid other words can be kept by itself', () => {
    const { rows } = tableOf('Name;Email\nBo;a@mail.example (at work)\n')
    const fault = faultsOf({ rows, edits: {}, excluded: [] }).get(2)
    expect([fault?.kind, rows.flatMap((row) => emailsToKeep(row, fault))]).toEqual(['badEmail', ['a@mail.example']])
  })
})
