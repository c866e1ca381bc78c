import type { Raw } from 'sharp'

/** Pixels as they lie in memory, row by row. */
export interface Pixels {
  readonly data: Buffer
  readonly raw: Raw
}

/** Grounds for pictures that let one through, as sRGB; PracticeLayout.css paints them. */
export const GROUNDS = { light: '#ffffff', dark: '#121613' } as const

/** The ground that a picture needs; `none` for one that lets none through. */
export type Ground = keyof typeof GROUNDS | 'none'

/** The least contrast of graphics with their background (WCAG 2.2, 1.4.11). */
const CONTRAST = 3
/** A picture with less of it let through, as for round corners, needs no ground. */
const LETS_THROUGH = 0.02
const HALF = 128

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The relative luminance of a colour, each part 0 to 255 (WCAG 2.2). */
const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)

const luminanceOfHex = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return luminanceOf(red, green, blue)
}

/** The contrast of two relative luminances, 1 to 21. */
const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const LIGHT = luminanceOfHex(GROUNDS.light)
const DARK = luminanceOfHex(GROUNDS.dark)

/** The ground on which more of a picture can be seen (practice.pictures-stand-out). Every colour can be seen on one of them. */
export function groundOf({ data, raw: { width, height, channels } }: Pixels): Ground {
  if (channels !== 4) return 'none'
  let clear = 0
  let onLight = 0
  let onDark = 0
  for (let at = 0; at < data.length; at += channels) {
    if ((data[at + 3] ?? 0) < HALF) {
      clear += 1
      continue
    }
    const luminance = luminanceOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    if (contrast(luminance, LIGHT) >= CONTRAST) onLight += 1
    if (contrast(luminance, DARK) >= CONTRAST) onDark += 1
  }
  if (clear < LETS_THROUGH * width * height) return 'none'
  return onDark > onLight ? 'dark' : 'light'
}
