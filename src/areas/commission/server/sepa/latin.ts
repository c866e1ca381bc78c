/** Letters that are not a plain letter with a mark. */
const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
}

/**
 * A text in the characters that every bank takes in a SEPA payment (EPC217-08): Latin letters, digits and / - ? : ( ) . , ' +
 * and space. Others are spelt out or left out; no slash stands first or last, or beside another.
 */
export function inSepaLatin(text: string, max: number): string {
  const spelt = Array.from(text)
    .map((letter) => SPELT[letter] ?? letter)
    .join('')
  const plain = spelt
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
  return plain
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, max)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
}
