import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readClients } from '#areas/clients/ports/client-file/read.ts'
import { CLIENT_FILE_MAX_BYTES, IMPORTED_CLIENTS_MAX } from '#contract/constants.ts'
import { faultsOf } from '#machines/clients/client-file/rows.ts'
import { tries } from '#tests/support/tries.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const card = (...lines: readonly string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD', ''].join('\r\n')
const FOUND = { columns: null, format: null, language: 'en' } as const

function read(bytes: Uint8Array | string) {
  const found = readClients(typeof bytes === 'string' ? bytesOf(bytes) : bytes, FOUND)
  if (!found.ok) throw new Error(found.fault)
  return found.table
}
const peopleIn = (text: Uint8Array | string) =>
  read(text).rows.map(({ first_name, last_name, email }) => [first_name, last_name, email])

const MARA = [['Mara', 'Vos', 'mara@mail.example']]

describe('contact cards (clients.file-of-contact-cards)', () => {
  test.each([
    [
      'an iPhone',
      card(
        'VERSION:3.0',
        'PRODID:-//Apple Inc.//iPhone OS 17.5.1//EN',
        'N:Vos;Mara;;;',
        'FN:Mara Vos',
        'item1.EMAIL;type=INTERNET;type=pref:mara@mail.example',
        'item1.X-ABLabel:_$!<School>!$_',
        'EMAIL;type=INTERNET;type=WORK:mara@clinic.example',
        'TEL;type=CELL;type=VOICE;type=pref:0171 123',
        'BDAY:1980-02-01',
        'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD',
        ' EMAIL:nobody@mail.example',
      ),
    ],
    [
      'Google',
      card(
        'VERSION:3.0',
        'FN:Mara Vos',
        'N:Vos;Mara;;Dr.;',
        'EMAIL;TYPE=INTERNET;TYPE=HOME:mara@mail.example',
        'NOTE:x',
      ),
    ],
    [
      'Android',
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=56=6F=73;=4D=61=72=61;;;',
        'EMAIL;HOME:mara@clinic.example',
        'EMAIL;PREF;HOME:mara@mail.example',
      ),
    ],
    [
      'version 4.0',
      card('VERSION:4.0', 'FN:Mara Vos', 'EMAIL;PREF=2:x@mail.example', 'EMAIL;PREF="1":mara@mail.example'),
    ],
    [
      'a type beside others',
      card('VERSION:3.0', 'FN:Mara Vos', 'EMAIL;TYPE=home,pref:mara@mail.example', 'EMAIL:x@mail.example'),
    ],
    [
      'lower case, tabs and bare line ends',
      'begin:vcard\nversion:3.0\nn:Vos;Mara\nemail;type="home":mara@mail\n\t.example\nend:vcard\n',
    ],
    ['a name alone in FN', card('VERSION:4.0', 'N:;;;;', 'FN:Mara Vos', 'EMAIL:mara@mail.example')],
    [
      'an assistant in a card of their own',
      card(
        'VERSION:2.1',
        'N:Vos;Mara',
        'AGENT:',
        card('N:Lind;Bo', 'EMAIL:bo@mail.example').trim(),
        'EMAIL:mara@mail.example',
      ),
    ],
    [
      'the same email twice',
      card('VERSION:3.0', 'N:Vos;Mara', 'EMAIL:mara@mail.example', 'EMAIL;TYPE=WORK:Mara@mail.example'),
    ],
    ['a link for an email', card('VERSION:4.0', 'N:Vos;Mara', 'EMAIL:mailto:mara@mail.example')],
  ])('of %s', (_, text) => {
    expect(peopleIn(text)).toEqual(MARA)
    expect(peopleIn(`\uFEFF${text}`)).toEqual(MARA)
  })

  test('keep their letters: folded, quoted, escaped, in an old code page', () => {
    expect(
      peopleIn(
        card('VERSION:3.0', 'N:Müller\\, geb.', '  Vos;Anna\\; Maria;;;', 'EMAIL:anna@mail.example') +
          card(
            'VERSION:2.1',
            'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:M=C3=BC=',
            'ller;J=C3=B6=',
            'rg;;;',
            'EMAIL:j@mail.example',
          ) +
          card('VERSION:2.1', 'N;CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:M=FCller;Eva', 'EMAIL:e@mail.example') +
          card('VERSION:2.1', 'N;CHARSET=nonsense;QUOTED-PRINTABLE:Lind;Bo', 'EMAIL:bo@mail.example'),
      ),
    ).toEqual([
      ['Anna; Maria', 'Müller, geb. Vos', 'anna@mail.example'],
      ['Jörg', 'Müller', 'j@mail.example'],
      ['Eva', 'Müller', 'e@mail.example'],
      ['Bo', 'Lind', 'bo@mail.example'],
    ])
    const western = Uint8Array.from(card('VERSION:2.1', 'N:Müller;Jörg', 'EMAIL:j@mail.example'), (letter) =>
      letter.charCodeAt(0),
    )
    expect(peopleIn(western)).toEqual([['Jörg', 'Müller', 'j@mail.example']])
    expect(read(western).format).toEqual({ encoding: 'windows-1252', separator: null })
  })

  test('of several emails without a preference hold all, to be mended (clients.file-loses-nothing-unsaid)', () => {
    for (const rank of ['', ';TYPE=pref']) {
      const table = read(card('VERSION:3.0', 'N:Lind;Bo', `EMAIL${rank}:a@mail.example`, `EMAIL${rank}:b@mail.example`))
      expect(table.rows[0]?.email).toBe('a@mail.example, b@mail.example')
      expect([...faultsOf({ ...table, edits: {}, excluded: [] })]).toEqual([[1, { kind: 'several', of: 2 }]])
    }
  })

  test('without an email are told by their number, and the others keep their places', () => {
    const nobody = card('VERSION:3.0', 'N:Lind;Bo', 'TEL:1')
    const table = read(nobody + card('VERSION:3.0', 'N:Vos;Mara', 'EMAIL:mara@mail.example') + nobody)
    expect([table.rows.map(({ line }) => line), table.notes]).toEqual([[2], [{ kind: 'withoutEmail', count: 2 }]])
    expect(readClients(bytesOf(nobody), FOUND)).toEqual({ ok: false, fault: 'empty' })
  })

  test('may be as many as rows, and larger by their photos (clients.file-has-limits)', () => {
    const one = card('VERSION:3.0', 'N:Vos;Mara', 'EMAIL:mara@mail.example')
    expect(read(one.repeat(IMPORTED_CLIENTS_MAX)).rows.length).toBe(IMPORTED_CLIENTS_MAX)
    expect(readClients(bytesOf(one.repeat(IMPORTED_CLIENTS_MAX + 1)), FOUND)).toEqual({ ok: false, fault: 'tooMany' })
    const photo = `PHOTO;ENCODING=b:${'A'.repeat(72)}\r\n${` ${'A'.repeat(72)}\r\n`.repeat(40_000)}`.trimEnd()
    expect(peopleIn(card('VERSION:3.0', 'N:Vos;Mara', photo, 'EMAIL:mara@mail.example'))).toEqual(MARA)
    const table = bytesOf(`Email\n${`${'x'.repeat(1000)}\n`.repeat(1100)}`)
    expect([table.length > CLIENT_FILE_MAX_BYTES, readClients(table, FOUND)]).toEqual([
      true,
      { ok: false, fault: 'tooLarge' },
    ])
  })

  test('are read as they were written, however they were folded', () => {
    const name = fc.stringMatching(/^[A-Za-zäöüßé]{1,12}( [A-Za-zäöüßé]{1,12})?$/u)
    const fold = (line: string, width: number) => line.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'gu'), '$1\r\n ')
    fc.assert(
      fc.property(
        fc.array(fc.record({ first: name, last: name, width: fc.integer({ min: 5, max: 75 }) }), { minLength: 1 }),
        (people) => {
          const text = people
            .map(({ first, last, width }, at) =>
              card(
                'VERSION:3.0',
                fold(`N:${last};${first};;;`, width),
                fold(`EMAIL;TYPE=home:p${at}@mail.example`, width),
              ),
            )
            .join('')
          expect(peopleIn(text)).toEqual(people.map(({ first, last }, at) => [first, last, `p${at}@mail.example`]))
        },
      ),
      tries(60),
    )
  })

  test('of garbage between them are no reason to fail', () => {
    const garbage = fc.array(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          'BEGIN:VCARD',
          'END:VCARD',
          ' ',
          'EMAIL:',
          'N:',
          'EMAIL;PREF=x:a@b.c',
          '=',
          'N;QUOTED-PRINTABLE:=',
        ),
      ),
    )
    fc.assert(
      fc.property(garbage, (lines) => {
        const found = readClients(bytesOf(card(...lines)), FOUND)
        expect(found.ok || ['empty', 'notCsv'].includes(found.fault)).toBe(true)
      }),
      tries(200),
    )
  })
})
