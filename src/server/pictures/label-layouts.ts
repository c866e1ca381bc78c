import type { Box, Canvas, Placing } from './canvas.ts'
import type { Face } from './glyphs.ts'
import type { Layout } from './identity.ts'
import type { MarkName } from './marks.ts'
import type { Hex } from './svg.ts'

/** Texts of a label. Null means left off, because it is unknown or the face lacks its letters. */
export interface Copy {
  readonly brand: string | null
  readonly name: string | null
  readonly dose: string | null
  readonly contents: string | null
  readonly mark: MarkName
  readonly face: Extract<Face, 'serif' | 'sansBold'>
}

/** Colours of a label: its ground and accent, and the text on each. */
export interface Inks {
  readonly paper: Hex
  readonly ink: Hex
  readonly accent: Hex
  readonly onAccent: Hex
}

/** A layout: its coloured areas, its words, and the position of the sign on a label too small for words. */
interface LabelLayout {
  readonly ground: (canvas: Canvas, inks: Inks) => void
  readonly words: (canvas: Canvas, copy: Copy, inks: Inks) => void
  readonly sign: {
    readonly box: Box
    readonly mark: 'accent' | 'onAccent'
    readonly word: 'ink' | 'onAccent'
    readonly radius?: number
  }
}

const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 }

/** Returns a part of the label, given in shares of its width and height. */
function part({ area }: Canvas, x: number, y: number, w: number, h: number): Box {
  return { x: area.x + x * area.w, y: area.y + y * area.h, w: w * area.w, h: h * area.h }
}

function unit({ area }: Canvas): number {
  return Math.min(area.w, area.h * 1.15)
}

type Where = Pick<Placing, 'box' | 'fill'> & Partial<Placing>

function brandLine(canvas: Canvas, copy: Copy, where: Where): void {
  if (copy.brand === null) return
  canvas.text(copy.brand.toUpperCase(), { face: 'sansBold', largest: unit(canvas) * 0.068, tracking: 0.14, ...where })
}

function nameBlock(canvas: Canvas, copy: Copy, where: Where): void {
  if (copy.name === null) {
    const { box, fill } = where
    canvas.mark(copy.mark, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, box.h) * 0.42, fill)
    return
  }
  const largest = unit(canvas) * (copy.face === 'serif' ? 0.15 : 0.14)
  canvas.text(copy.name, { face: copy.face, largest, smallest: largest * 0.28, lines: 12, ...where })
}

function smallLine(canvas: Canvas, text: string | null, where: Where): void {
  if (text !== null) canvas.text(text, { face: 'sans', largest: unit(canvas) * 0.07, ...where })
}

const classic: LabelLayout = {
  ground: () => {},
  words: (canvas, copy, { ink, accent }) => {
    const { x, y, w, h } = canvas.area
    canvas.mark(copy.mark, x + w / 2, y + h * 0.135, unit(canvas) * 0.078, accent)
    brandLine(canvas, copy, { box: part(canvas, 0.14, 0.265, 0.72, 0.08), fill: ink })
    canvas.rule(x + w * 0.36, x + w * 0.64, y + h * 0.385, accent)
    nameBlock(canvas, copy, { box: part(canvas, 0.14, 0.42, 0.72, 0.33), fill: ink })
    smallLine(canvas, copy.dose, { box: part(canvas, 0.14, 0.785, 0.72, 0.075), fill: ink })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.18, 0.875, 0.64, 0.06), fill: ink })
  },
  sign: { box: WHOLE, mark: 'accent', word: 'ink' },
}

const band: LabelLayout = {
  ground: ({ band: fill, area }, { accent }) => fill(area.y, area.y + area.h * 0.3, accent),
  words: (canvas, copy, { ink, onAccent }) => {
    const { x, y, w, h } = canvas.area
    canvas.mark(copy.mark, x + w / 2, y + h * 0.115, unit(canvas) * 0.07, onAccent)
    brandLine(canvas, copy, { box: part(canvas, 0.14, 0.2, 0.72, 0.07), fill: onAccent })
    nameBlock(canvas, copy, { box: part(canvas, 0.14, 0.35, 0.72, 0.38), fill: ink })
    smallLine(canvas, copy.dose, { box: part(canvas, 0.14, 0.775, 0.72, 0.075), fill: ink })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.18, 0.87, 0.64, 0.06), fill: ink })
  },
  sign: { box: { x: 0, y: 0.28, w: 1, h: 0.72 }, mark: 'accent', word: 'ink' },
}

const block: LabelLayout = {
  ground: ({ band: fill, area }, { accent }) => fill(area.y + area.h * 0.66, area.y + area.h, accent),
  words: (canvas, copy, { ink, accent, onAccent }) => {
    const { x, y, w, h } = canvas.area
    const sign = unit(canvas) * 0.062
    canvas.mark(copy.mark, x + w / 2, y + h * 0.12, sign, accent)
    brandLine(canvas, copy, { box: part(canvas, 0.14, 0.2, 0.72, 0.075), fill: ink })
    nameBlock(canvas, copy, { box: part(canvas, 0.14, 0.29, 0.72, 0.34), fill: ink })
    smallLine(canvas, copy.dose, {
      box: part(canvas, 0.14, 0.74, 0.72, 0.08),
      fill: onAccent,
      largest: unit(canvas) * 0.08,
    })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.18, 0.85, 0.64, 0.07), fill: onAccent })
  },
  sign: { box: { x: 0, y: 0, w: 1, h: 0.66 }, mark: 'accent', word: 'ink' },
}

const frame: LabelLayout = {
  ground: (canvas, { accent }) => canvas.outlineBox(part(canvas, 0.1, 0.06, 0.8, 0.88), accent),
  words: (canvas, copy, { ink, accent }) => {
    const { x, y, w, h } = canvas.area
    nameBlock(canvas, copy, { box: part(canvas, 0.15, 0.33, 0.7, 0.34), fill: ink })
    canvas.mark(copy.mark, x + w / 2, y + h * 0.205, unit(canvas) * 0.09, accent)
    canvas.rule(x + w * 0.42, x + w * 0.58, y + h * 0.7, accent)
    smallLine(canvas, copy.dose, { box: part(canvas, 0.16, 0.735, 0.68, 0.065), fill: ink })
    brandLine(canvas, copy, { box: part(canvas, 0.16, 0.825, 0.68, 0.065), fill: ink })
  },
  sign: { box: { x: 0.1, y: 0.06, w: 0.8, h: 0.88 }, mark: 'accent', word: 'ink' },
}

const giant: LabelLayout = {
  ground: () => {},
  words: (canvas, copy, { ink, accent }) => {
    const { x, y, w, h } = canvas.area
    brandLine(canvas, copy, { box: part(canvas, 0.15, 0.08, 0.7, 0.07), fill: ink, align: 'start' })
    nameBlock(canvas, copy, {
      box: part(canvas, 0.15, 0.21, 0.72, 0.37),
      fill: ink,
      align: 'start',
      stand: 'top',
      largest: unit(canvas) * 0.165,
    })
    canvas.mark(copy.mark, x + w * 0.74, y + h * 0.77, unit(canvas) * 0.12, accent)
    smallLine(canvas, copy.dose, { box: part(canvas, 0.15, 0.75, 0.44, 0.1), fill: ink, align: 'start', lines: 2 })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.15, 0.87, 0.44, 0.06), fill: ink, align: 'start' })
  },
  sign: { box: WHOLE, mark: 'accent', word: 'ink' },
}

const stripe: LabelLayout = {
  ground: ({ stripe: fill, area }, { accent }) => fill(area.x + area.w * 0.1, area.x + area.w * 0.25, accent),
  words: (canvas, copy, { ink, onAccent }) => {
    const { x, y, w, h } = canvas.area
    canvas.mark(copy.mark, x + w * 0.175, y + h * 0.13, unit(canvas) * 0.052, onAccent)
    brandLine(canvas, copy, { box: part(canvas, 0.31, 0.095, 0.57, 0.07), fill: ink, align: 'start' })
    nameBlock(canvas, copy, { box: part(canvas, 0.31, 0.25, 0.57, 0.42), fill: ink, align: 'start', stand: 'top' })
    smallLine(canvas, copy.dose, { box: part(canvas, 0.31, 0.775, 0.57, 0.065), fill: ink, align: 'start' })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.31, 0.865, 0.57, 0.06), fill: ink, align: 'start' })
  },
  sign: { box: { x: 0.26, y: 0, w: 0.7, h: 1 }, mark: 'accent', word: 'ink' },
}

const disc: LabelLayout = {
  ground: (canvas, { accent }) => {
    const { x, y, w, h } = canvas.area
    canvas.disc(x + w / 2, y + h * 0.25, unit(canvas) * 0.19, accent)
  },
  words: (canvas, copy, { ink, onAccent }) => {
    const { x, y, w, h } = canvas.area
    canvas.mark(copy.mark, x + w / 2, y + h * 0.25, unit(canvas) * 0.115, onAccent)
    nameBlock(canvas, copy, { box: part(canvas, 0.14, 0.485, 0.72, 0.26), fill: ink })
    smallLine(canvas, copy.dose, { box: part(canvas, 0.14, 0.775, 0.72, 0.065), fill: ink })
    brandLine(canvas, copy, { box: part(canvas, 0.14, 0.88, 0.72, 0.06), fill: ink })
  },
  sign: { box: { x: 0, y: -0.11, w: 1, h: 1 }, mark: 'onAccent', word: 'ink', radius: 0.125 },
}

const reverse: LabelLayout = {
  ground: ({ band: fill, area }, { accent }) => fill(area.y, area.y + area.h, accent),
  words: (canvas, copy, { onAccent }) => {
    const { x, y, w, h } = canvas.area
    brandLine(canvas, copy, { box: part(canvas, 0.14, 0.09, 0.72, 0.075), fill: onAccent })
    canvas.rule(x + w * 0.14, x + w * 0.86, y + h * 0.21, onAccent)
    nameBlock(canvas, copy, { box: part(canvas, 0.14, 0.255, 0.72, 0.34), fill: onAccent })
    canvas.mark(copy.mark, x + w / 2, y + h * 0.7, unit(canvas) * 0.075, onAccent)
    smallLine(canvas, copy.dose, { box: part(canvas, 0.14, 0.82, 0.72, 0.06), fill: onAccent })
    smallLine(canvas, copy.contents, { box: part(canvas, 0.18, 0.9, 0.64, 0.055), fill: onAccent })
  },
  sign: { box: WHOLE, mark: 'onAccent', word: 'onAccent' },
}

/** Replaces the brand's own layout on labels much wider than high. */
const wide: LabelLayout = {
  ground: ({ stripe: fill, area }, { accent }) => fill(area.x + area.w * 0.1, area.x + area.w * 0.3, accent),
  words: (canvas, copy, { ink, onAccent }) => {
    const { x, y, w, h } = canvas.area
    canvas.mark(copy.mark, x + w * 0.2, y + h / 2, Math.min(h * 0.26, w * 0.07), onAccent)
    brandLine(canvas, copy, { box: part(canvas, 0.35, 0.12, 0.53, 0.13), fill: ink, align: 'start', largest: h * 0.1 })
    nameBlock(canvas, copy, { box: part(canvas, 0.35, 0.31, 0.53, 0.36), fill: ink, align: 'start', largest: h * 0.2 })
    const details = [copy.dose, copy.contents].filter((text) => text !== null).join(' · ')
    smallLine(canvas, details === '' ? null : details, {
      box: part(canvas, 0.35, 0.76, 0.53, 0.12),
      fill: ink,
      align: 'start',
      largest: h * 0.1,
    })
  },
  sign: { box: { x: 0.3, y: 0, w: 0.62, h: 1 }, mark: 'accent', word: 'ink' },
}

const LAYOUTS: Record<Layout, LabelLayout> = { classic, band, block, frame, giant, stripe, disc, reverse }

/** Draws a label with all its words, or with only the sign if the words would be too small to read. */
export function drawLabel(
  canvas: Canvas,
  layout: Layout,
  copy: Copy,
  inks: Inks,
  detail: 'words' | 'sign' | 'initial',
): void {
  const { words, ground, sign } = canvas.area.w > canvas.area.h * 1.5 ? wide : LAYOUTS[layout]
  ground(canvas, inks)
  if (detail === 'words') words(canvas, copy, inks)
  else drawSign(canvas, copy, inks, detail, sign)
}

function drawSign(canvas: Canvas, copy: Copy, inks: Inks, detail: 'sign' | 'initial', sign: LabelLayout['sign']): void {
  const { x, y, w, h } = part(canvas, sign.box.x, sign.box.y, sign.box.w, sign.box.h)
  const radius = Math.min(w, h)
  canvas.mark(
    copy.mark,
    x + w / 2,
    y + h * (copy.brand === null ? 0.5 : 0.36),
    radius * (sign.radius ?? 0.22),
    inks[sign.mark],
  )
  if (copy.brand === null) return
  const [first = copy.brand] = copy.brand.split(' ')
  const text = detail === 'initial' || first.length > 12 ? Array.from(first).slice(0, 1).join('') : first
  canvas.text(text, {
    box: { x: x + w * 0.1, y: y + h * 0.62, w: w * 0.8, h: h * 0.2 },
    face: copy.face,
    fill: inks[sign.word],
    largest: h * 0.2,
  })
}
