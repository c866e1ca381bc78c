const FRACTIONS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8' }
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' }

/**
 * A text in the form in which texts and spellings are compared: lower case, without accents, without dots except between digits,
 * half-width, one kind of dash. Kana keep their marks.
 */
export function normal(text: string): string {
  return text
    .replaceAll(/[½¼¾⅛]/g, (sign) => ` ${FRACTIONS[sign]}`)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßøæœđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[‐‑‒–—―−~〜～]/g, '-')
    .replaceAll(/[×✕✖*]/g, 'x')
    .replaceAll('⁄', '/')
    .replaceAll(/(\d)-(?=\p{L})/gu, '$1 ')
    .replaceAll(/[。；\n]/g, ';')
    .replaceAll(/(^|[^\d])\.(\d)/g, '$10.$2')
    .replaceAll(/\.(?!\d)/g, ' ')
    .replaceAll(/[‘’'`´]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
