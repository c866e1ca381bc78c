/** Small pieces of SVG text, written as short as they can be read back exactly. */

/** A colour as `#rrggbb`. */
export type Hex = `#${string}`

/** A number with at most `digits` decimals and no leading zero. */
export function num(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)))
  return text.replace(/^(-?)0\./, '$1.')
}

/** Coordinates joined with the fewest separators that path data allow. */
export function join(values: readonly number[], digits = 1): string {
  let text = ''
  for (const value of values) {
    const part = num(value, digits)
    text += text === '' || part.startsWith('-') ? part : ` ${part}`
  }
  return text
}

function channels(colour: Hex): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
}

/** `from` with the share `amount` (0 to 1) of `to` in it. */
export function mix(from: Hex, to: Hex, amount: number): Hex {
  const target = channels(to)
  const parts = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount))
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

const SHADOW: Hex = '#150f08'
const LIGHT: Hex = '#fffdf8'

/** Towards a warm shadow. */
export function darker(colour: Hex, amount: number): Hex {
  return mix(colour, SHADOW, amount)
}

/** Towards the light of the scene. */
export function lighter(colour: Hex, amount: number): Hex {
  return mix(colour, LIGHT, amount)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(one: Hex, other: Hex): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The first of the colours that stands out from `ground` by 4.5:1, else the one that does most. */
export function readable(ground: Hex, ...colours: [Hex, ...Hex[]]): Hex {
  const best = colours.reduce((a, b) => (contrast(ground, b) > contrast(ground, a) ? b : a))
  return colours.find((colour) => contrast(ground, colour) >= 4.5) ?? best
}

/** One stop of a gradient: offset 0 to 1, colour, opacity 0 to 1 (1 where left out). */
export type Stop = readonly [offset: number, colour: Hex, opacity?: number]

/** Collects the gradients of one drawing; equal ones are written once. Ids are unique within the drawing. */
export interface Paints {
  /** Across, left to right. */
  readonly across: (stops: readonly Stop[]) => string
  /** Down, top to bottom. */
  readonly down: (stops: readonly Stop[]) => string
  /** From the middle outwards. */
  readonly round: (stops: readonly Stop[]) => string
  /** All that was asked for, as the inside of `<defs>`. */
  readonly defs: () => string
}

export function createPaints(): Paints {
  const written = new Map<string, string>()
  const add = (tag: string, attributes: string, stops: readonly Stop[]) => {
    const inside = stops
      .map(([offset, colour, opacity = 1]) => {
        const at = offset === 0 ? '' : ` offset="${num(offset, 2)}"`
        return `<stop${at} stop-color="${opacity === 1 ? short(colour) : faint(colour, opacity)}"/>`
      })
      .join('')
    const key = `<${tag}${attributes}>${inside}</${tag}>`
    const id = written.get(key) ?? `p${written.size}`
    written.set(key, id)
    return `url(#${id})`
  }
  return {
    across: (stops) => add('linearGradient', '', stops),
    down: (stops) => add('linearGradient', ' x2="0" y2="1"', stops),
    round: (stops) => add('radialGradient', '', stops),
    defs: () => [...written].map(([key, id]) => key.replace('Gradient', `Gradient id="${id}"`)).join(''),
  }
}

/** `#aabbcc` as `#abc`. */
export function short(colour: Hex): string {
  const match = /^#(.)\1(.)\2(.)\3$/.exec(colour)
  return match ? `#${match[1]}${match[2]}${match[3]}` : colour
}

/** A colour with its opacity (CSS Color 4). */
function faint(colour: Hex, opacity: number): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  const match = /^#(.)\1(.)\2(.)\3(.)\4$/.exec(`${colour}${alpha}`)
  return match ? `#${match.slice(1).join('')}` : `${colour}${alpha}`
}

/** A path with a fill and, where less than 1, an opacity. */
export function path(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${num(opacity, 2)}"`}/>`
}

/** A line along a path. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width, 2)}"${opacity === 1 ? '' : ` opacity="${num(opacity, 2)}"`}/>`
}

/** Text as it may stand between tags, without the characters that XML 1.0 (2.2) does not allow. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff\ud800-\udfff]/gu, '')
}
