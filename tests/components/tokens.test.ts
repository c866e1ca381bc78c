import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const tokens = readFileSync(new URL('../../src/components/styles/tokens.css', import.meta.url), 'utf8')

/** A token's two colours as #rrggbb. */
function colours(token: string): { readonly light: string; readonly dark: string } {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens) ?? []
  if (light === undefined || dark === undefined) throw new Error(`No colours for ${token}`)
  return { light, dark }
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** The grounds on which each colour of text is used. */
const TEXT: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'leaf-tint', 'berry-tint']],
  ['ink-soft', ['paper', 'surface', 'sunken', 'leaf-tint', 'shelf-top', 'shelf-foot']],
  ['leaf', ['paper', 'surface', 'leaf-tint', 'leaf-tint-strong']],
  ['leaf-strong', ['paper', 'surface', 'leaf-tint']],
  ['on-leaf', ['leaf', 'leaf-strong']],
  ['clay', ['paper', 'surface']],
  ['berry', ['paper', 'surface', 'berry-tint']],
  ['sun', ['paper', 'surface']],
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
    '%s on %s can be read (WCAG 1.4.3)',
    (text, ground) => {
      expect(contrast(colours(text)[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['paper', 'surface', 'sunken'])(
    'the edge of a control stands out from %s (WCAG 1.4.11) (accessibility.contrast-of-controls)',
    (ground) => {
      expect(contrast(colours('line-control')[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(3)
    },
  )

  test.each(['paper', 'surface', 'sunken'])(
    'the focus ring stands out from %s (WCAG 2.4.13) (accessibility.contrast-of-controls)',
    (ground) => {
      expect(contrast(colours('leaf')[theme], colours(ground)[theme])).toBeGreaterThanOrEqual(3)
    },
  )
})
