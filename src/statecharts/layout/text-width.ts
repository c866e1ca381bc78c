import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type * as OpenType from 'opentype.js'
import type { Font } from 'opentype.js'

import { TEXT_STYLES } from './text-styles.ts'
import type { WidthOf } from './words.ts'

const require = createRequire(import.meta.url)
// Its ES module is known to bundlers only, and what Node.js finds instead names no exports.
const { parse } = require('opentype.js') as typeof OpenType
const fonts = new Map<number, Font>()
const widths = new Map<string, number>()

/** Measures in the font that the pictures are set in, so that equal charts have equal pictures on every machine. */
export const widthOf: WidthOf = (kind, text) => {
  const { size, weight } = TEXT_STYLES[kind]
  const key = `${size} ${weight} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = Math.ceil(figtree(weight).getAdvanceWidth(text, size))
  widths.set(key, width)
  return width
}

/** The static cut at least as heavy: opentype.js reads no weight of a variable font, and heavier letters are wider. */
function figtree(weight: number): Font {
  const cut = Math.ceil(weight / 100) * 100
  const known = fonts.get(cut)
  if (known) return known
  const bytes = readFileSync(require.resolve(`@fontsource/figtree/files/figtree-latin-${cut}-normal.woff`))
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  fonts.set(cut, font)
  return font
}
