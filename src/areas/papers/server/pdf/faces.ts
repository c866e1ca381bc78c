import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { create, type Font } from 'fontkit'

import type { LanguageCode } from '#contract/languages.ts'

export type Weight = 'plain' | 'strong' | 'title'

/** A font file by the name under which a document has it. */
export interface Face {
  readonly name: string
  readonly font: Font
}

type Letters = 'latin' | 'jp' | 'tc'

const WEIGHTS = { plain: '400', strong: '600', title: '600' } as const

const require = createRequire(import.meta.url)

const ofFontsource = (family: string, subset: string, weight: Weight): string =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${WEIGHTS[weight]}-normal.woff`)

/** The package exports its bytes as code only, and has the files beside that. */
const inPackage = (name: string, file: string): string => join(dirname(require.resolve(name)), '../fonts', file)

const CUTS = { plain: 'Regular', strong: 'Bold', title: 'Bold' } as const

const latinFiles = (weight: Weight): string[] => [
  ...(weight === 'title' ? ['latin', 'latin-ext'].map((subset) => ofFontsource('fraunces', subset, weight)) : []),
  ...['latin', 'latin-ext'].map((subset) => ofFontsource('figtree', subset, weight)),
  ...['latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'].map((subset) =>
    ofFontsource('noto-sans', subset, weight),
  ),
]

const FILES: Readonly<Record<Letters, (weight: Weight) => readonly string[]>> = {
  latin: latinFiles,
  jp: (weight) => [inPackage('@embedpdf/fonts-jp', `NotoSansJP-${CUTS[weight]}.otf`)],
  tc: (weight) => [inPackage('@embedpdf/fonts-tc', `NotoSansHant-${CUTS[weight]}.otf`)],
}

const faces = new Map<string, Face>()

function faceOf(path: string): Face {
  const known = faces.get(path)
  if (known) return known
  const font = create(readFileSync(path))
  if (!('layout' in font)) throw new Error('a font file holds several fonts')
  const face = { name: `face-${faces.size}`, font }
  faces.set(path, face)
  return face
}

/** The letters of Chinese characters differ in Japan and Taiwan: those of the reader come first. */
const orderIn = (language: LanguageCode): readonly Letters[] =>
  language === 'zh-TW' || language === 'zh_tw' ? ['latin', 'tc', 'jp'] : ['latin', 'jp', 'tc']

const order = new Map<string, readonly string[]>()

/** Finding a package's file takes long, and is done once. */
function filesIn(weight: Weight, language: LanguageCode): readonly string[] {
  const key = `${weight} ${orderIn(language).join(' ')}`
  const files = order.get(key) ?? orderIn(language).flatMap((letters) => FILES[letters](weight))
  order.set(key, files)
  return files
}

/** The first face that has a character; undefined where none has. Fonts are read once they are needed. */
export function faceFor(codePoint: number, weight: Weight, language: LanguageCode): Face | undefined {
  for (const path of filesIn(weight, language)) {
    const face = faceOf(path)
    if (face.font.hasGlyphForCodePoint(codePoint)) return face
  }
  return undefined
}
