import { describe, expect, test } from 'vitest'

import { EMAIL_MAX_LENGTH, NAME_MAX } from '#contract/constants.ts'
import { columnsOf, splitName } from '#machines/clients/client-file/columns.ts'
import { clientsIn, faultsOf, keptRows, leftRows, partedRows, type Table } from '#machines/clients/client-file/rows.ts'

import { fileRow } from '../models/client-file-samples.ts'

describe('the columns of a file', () => {
  /** First name, last name, email, as practice software of each language heads them. */
  test.each([
    ['en', 'First Name', 'Surname', 'E-mail address'],
    ['de', 'Vorname', 'Name', 'E-Mail'],
    ['dk', 'Fornavn', 'Efternavn', 'E-mailadresse'],
    ['es', 'Nombre', 'Apellidos', 'Correo electrónico'],
    ['fr', 'PRÉNOM', 'Nom', 'Adresse e-mail'],
    ['hu', 'Keresztnév', 'Vezetéknév', 'E-mail cím'],
    ['it', 'Nome', 'Cognome', 'Indirizzo e-mail'],
    ['jp', '名', '姓', 'メールアドレス'],
    ['nl', 'voornaam', 'achternaam', 'E-mailadres'],
    ['pt', 'Nome próprio', 'Apelido', 'Endereço de e-mail'],
    ['ro', 'Prenume', 'Nume', 'Adresă de e-mail'],
    ['zh-TW', '名字', '姓氏', '電子郵件地址'],
    ['zh_tw', '名字', '姓氏', '電子信箱'],
  ])('are told by headings in %s', (_, first, last, email) => {
    expect(columnsOf(['Id', last, email, first], [])).toEqual({ email: 2, first_name: 3, last_name: 1, name: null })
  })

  test.each([
    'Name',
    'Navn',
    'Nombre completo',
    'Nom',
    'Név',
    'Nome',
    '氏名',
    'Naam',
    'Nume',
    '姓名',
    'Full name',
    'Client',
  ])('%s alone is the whole name', (heading) => {
    expect(columnsOf([heading, 'Email'], [])).toEqual({ email: 1, first_name: null, last_name: null, name: 0 })
  })

  test('the emails are where they stand, if no heading says so', () => {
    const rows = Array.from({ length: 12 }, (_, at) => [
      'Mara',
      at === 5 ? 'x@mail.example' : `see bo${at}@mail.example`,
      `mara${at}@mail.example`,
    ])
    expect(columnsOf(['A', 'B', 'Contact'], rows).email).toBe(2)
    expect(columnsOf(['A', 'B'], [['Mara', 'Vos']]).email).toBeNull()
  })
})

describe('a whole name', () => {
  test.each([
    ['Anna Müller', '', 'Anna', 'Müller'],
    ['Anna Maria Müller', '', 'Anna Maria', 'Müller'],
    ['Müller,  Anna', '', 'Anna', 'Müller'],
    ['Jan van der Berg', '', 'Jan', 'van der Berg'],
    ['Ana de la Cruz', '', 'Ana', 'de la Cruz'],
    ['  Bo ', '', 'Bo', ''],
    ['', '', '', ''],
    ['Nagy Anna', 'Név', 'Anna', 'Nagy'],
    ['山田 太郎', '', '太郎', '山田'],
    ['山田太郎', '', '山田太郎', ''],
    ['Van Morrison', '', 'Van', 'Morrison'],
  ])('%s (%s) is %s and %s', (name, heading, first_name, last_name) => {
    expect(splitName(name, heading)).toEqual({ first_name, last_name })
  })
})

describe('the rows of a file (clients.file-is-checked-by-row)', () => {
  const tableOf = (rows: Table['rows'], more: Partial<Table> = {}): Table => ({
    rows,
    edits: {},
    excluded: [],
    ...more,
  })
  const faults = (table: Table) => [...faultsOf(table)].map(([line, { kind, of }]) => [line, kind, of])

  test('have the fault that they have', () => {
    const table = tableOf([
      fileRow(2, { email: ' \u200b' }),
      fileRow(3, { email: 'fritz@' }),
      fileRow(4, { email: `${'a'.repeat(EMAIL_MAX_LENGTH)}@b.example` }),
      fileRow(5, { last_name: 'x'.repeat(NAME_MAX + 1) }),
      fileRow(6, { first_name: '', last_name: '' }),
      fileRow(7, { email: 'CLIENT-6@mail.example ' }),
      fileRow(8, { email: 'client-6@mail.example' }),
    ])
    expect(faults(table)).toEqual([
      [2, 'noEmail', null],
      [3, 'badEmail', null],
      [4, 'badEmail', null],
      [5, 'longName', null],
      [7, 'twice', 6],
      [8, 'twice', 6],
    ])
  })

  test('are mended by what is typed, and by leaving another out', () => {
    const rows = [fileRow(2), fileRow(3, { email: 'client-2@mail.example' })]
    expect(faults(tableOf(rows))).toEqual([[3, 'twice', 2]])
    expect(faults(tableOf(rows, { edits: { 3: { email: 'other@mail.example' } } }))).toEqual([])
    expect(faults(tableOf(rows, { excluded: [2] }))).toEqual([])
  })

  test('stay where they are while they are mended, and are sent as they read then', () => {
    const table = tableOf([fileRow(2), fileRow(3, { email: 'fritz@' }), fileRow(4)], {
      edits: { 3: { email: 'fritz@mail.example' } },
      excluded: [4],
    })
    const { toMend, ready } = partedRows(table, faultsOf(table))
    expect([toMend, ready, leftRows(table)].map((rows) => rows.map(({ line }) => line))).toEqual([[3], [2], [4]])
    expect(keptRows(table).length).toBe(2)
    expect(clientsIn(table)).toEqual([
      { email: 'client-2@mail.example', first_name: 'Bo', last_name: 'Lind 2' },
      { email: 'fritz@mail.example', first_name: 'Bo', last_name: 'Lind 3' },
    ])
  })
})
