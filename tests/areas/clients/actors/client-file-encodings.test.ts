import { expect, test } from 'vitest'

import { readClients } from '#areas/clients/ports/client-file/read.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Encoding } from '#machines/clients/client-file/format.ts'

/** The bytes of each letter, found by decoding all pairs. */
function alphabetOf(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const alphabet = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(encoding)
  const learn = (bytes: readonly number[]) => {
    const letter = decoder.decode(Uint8Array.from(bytes))
    if (Array.from(letter).length === 1 && letter !== '\ufffd' && !alphabet.has(letter)) alphabet.set(letter, bytes)
  }
  for (let lead = 0; lead < 256; lead += 1) learn([lead])
  for (let lead = 0x81; lead < 0xff; lead += 1) for (let trail = 0x40; trail < 0xff; trail += 1) learn([lead, trail])
  return alphabet
}

const alphabets = new Map<Encoding, ReadonlyMap<string, readonly number[]>>()
function bytesIn(encoding: Encoding, text: string): Uint8Array {
  const alphabet = alphabets.get(encoding) ?? alphabetOf(encoding)
  alphabets.set(encoding, alphabet)
  return Uint8Array.from(Array.from(text).flatMap((letter) => alphabet.get(letter) ?? expect.fail(letter)))
}

const FILES = {
  jp: 'No,姓,名,メールアドレス\r\n1,山田,太郎,taro@mail.example\r\n2,佐藤,花子,hanako@mail.example\r\n',
  jpKana: '氏名,ﾌﾘｶﾞﾅ,メール\r\n髙橋 さくら,ﾀｶﾊｼ ｻｸﾗ,sakura@mail.example\r\n',
  zh: '姓名,電子郵件\r\n陳怡君,chen@mail.example\r\n林志明,lin@mail.example\r\n',
  hu: 'Vezetéknév;Keresztnév;E-mail\r\nKőszegi;Ágnes;agnes@mail.example\r\nSzűcs;Ödön;odon@mail.example\r\n',
  ro: 'Nume;Prenume;E-mail\r\nPopescu;Ştefan;stefan@mail.example\r\nTănase;Ioana;ioana@mail.example\r\n',
  pl: 'Name;Vorname;E-Mail\r\nWałęsa;Łucja;lucja@mail.example\r\nKowalczyk;Zbigniew;zb@mail.example\r\n',
  de: 'Nachname;Vorname;E-Mail\r\nMüller;Jörg;joerg@mail.example\r\nWeiß;Änne;aenne@mail.example\r\n',
  one: 'Name;E-Mail\rJörg Vos;joerg@mail.example\r',
  fr: 'Nom;Prénom;Courriel\r\nLefèvre;François;francois@mail.example\r\nCôté;Zoé;zoe@mail.example\r\n',
  es: 'Nombre,Apellidos,Correo electrónico\r\nÍñigo,García Núñez,inigo@mail.example\r\n',
  pt: 'Nome próprio;Apelido;E-mail\r\nJoão;Conceição;joao@mail.example\r\n',
  dk: 'Efternavn;Fornavn;E-mail\r\nSørensen;Åse;aase@mail.example\r\nKjær;Bo;bo@mail.example\r\n',
  it: 'Nome;Cognome;E-mail\r\nNiccolò;Dalò;niccolo@mail.example\r\n',
} as const

const CASES: readonly (readonly [keyof typeof FILES, Encoding, ...LanguageCode[]])[] = [
  ['jp', 'shift_jis', 'jp', 'en', 'de', 'zh-TW'],
  ['jp', 'euc-jp', 'jp', 'en'],
  ['jpKana', 'shift_jis', 'jp', 'en'],
  ['zh', 'big5', 'zh-TW', 'en', 'jp'],
  ['zh', 'gb18030', 'zh-TW', 'en'],
  ['hu', 'windows-1250', 'hu', 'en', 'de'],
  ['ro', 'windows-1250', 'ro', 'en'],
  ['pl', 'windows-1250', 'de', 'en'],
  ['de', 'windows-1252', 'de', 'en', 'hu', 'jp'],
  ['de', 'macintosh', 'de', 'en', 'jp', 'zh-TW'],
  ['one', 'macintosh', 'de', 'en', 'jp', 'zh-TW', 'hu'],
  ['one', 'windows-1252', 'de', 'en', 'jp', 'zh-TW', 'hu'],
  ['fr', 'windows-1252', 'fr', 'en'],
  ['fr', 'macintosh', 'fr', 'en', 'de'],
  ['es', 'windows-1252', 'es', 'en'],
  ['es', 'macintosh', 'es', 'en', 'hu'],
  ['pt', 'windows-1252', 'pt', 'en', 'ro'],
  ['pt', 'macintosh', 'pt', 'en'],
  ['dk', 'windows-1252', 'dk', 'en'],
  ['dk', 'macintosh', 'dk', 'en', 'hu'],
  ['it', 'windows-1252', 'it', 'en'],
  ['it', 'macintosh', 'it', 'en'],
]

const readIn = (bytes: Uint8Array, language: LanguageCode, encoding?: Encoding) => {
  const format = encoding === undefined ? null : ({ encoding, separator: ',' } as const)
  const read = readClients(bytes, { columns: null, format, language })
  return read.ok ? read.table : expect.fail(read.fault)
}

test.each(
  CASES.flatMap(([file, encoding, ...languages]) => languages.map((language) => [file, encoding, language] as const)),
)(
  'a file of %s in %s is read as it was written, on a page in %s (clients.file-format-can-be-chosen)',
  (file, encoding, language) => {
    const { format: _, ...wanted } = readIn(new TextEncoder().encode(FILES[file]), language)
    const { format, ...found } = readIn(bytesIn(encoding, FILES[file]), language)
    expect(found).toEqual(wanted)
    // Without letters that tell them apart any of them is right.
    if (encoding !== 'windows-1252') expect(format.encoding).toBe(encoding)
  },
)

test('a chosen encoding and separator count (clients.file-format-can-be-chosen)', () => {
  const bytes = bytesIn('big5', FILES.zh)
  expect(readIn(bytes, 'en', 'big5').rows[0]?.first_name).toBe('陳怡君')
  const wrong = readIn(bytes, 'en', 'shift_jis')
  expect([wrong.format.encoding, wrong.rows.length]).toEqual(['shift_jis', 2])
  const format = { encoding: 'utf-8', separator: '|' } as const
  const read = readClients(new TextEncoder().encode(FILES.de), { columns: null, format, language: 'en' })
  expect(read.ok && read.table.headings).toEqual(['Nachname;Vorname;E-Mail'])
})
