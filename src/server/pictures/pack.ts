import type { Canvas } from './canvas.ts'
import { createCanvas } from './canvas.ts'
import { settable } from './glyphs.ts'
import { hash, identityOf, pick } from './identity.ts'
import type { Copy, Inks } from './label-layouts.ts'
import { drawLabel } from './label-layouts.ts'
import { createPaints, escapeXml, num, readable } from './svg.ts'
import { vesselFor } from './vessels/by-form.ts'
import { FIELD, FLOOR, MIDDLE } from './vessels/vessel.ts'

/** Properties that a pack shot is drawn from. */
export interface PackSpec {
  readonly product_id: number
  readonly name: string
  readonly brand: { readonly id: number; readonly name: string }
  /** Slug of the delivery form's option. */
  readonly delivery_form: string | null
  readonly dose: string | null
  readonly contents: string
  /** Position of the variant among its product's by size, from 0. Larger packs are drawn larger. */
  readonly variantIndex: number
}

/** Sizes of pack shots in CSS pixels: thumbnails (catalogue.card-fields), then larger pictures. */
export const PACK_SIZES = [75, 125, 250, 500, 1000] as const
export type PackSize = (typeof PACK_SIZES)[number]

interface Detail {
  readonly label: 'words' | 'sign' | 'initial'
  /** Grid positions per unit for drawing letters, coarser where nobody can see it, to keep the file small. */
  readonly steps: number
}

const DETAIL: Record<PackSize, Detail> = {
  75: { label: 'initial', steps: 2 },
  125: { label: 'sign', steps: 2.5 },
  250: { label: 'words', steps: 3 },
  500: { label: 'words', steps: 8 },
  1000: { label: 'words', steps: 16 },
}

const SCALES = [0.94, 1, 1.06] as const

/** Draws a variant's pack shot as a transparent SVG document without scripts, fonts or outside references. */
export function drawPack(spec: PackSpec, size: PackSize): string {
  const { canvas, vessel, paints } = composePack(spec, size)
  const scale = SCALES[Math.min(spec.variantIndex, SCALES.length - 1)] ?? 1
  const scene = `${vessel.back}${canvas.svg(DETAIL[size].steps)}${vessel.front}`
  const scaled =
    scale === 1
      ? scene
      : `<g transform="translate(${num(MIDDLE * (1 - scale))} ${num(FLOOR * (1 - scale))})scale(${scale})">${scene}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${FIELD} ${FIELD}">` +
    `<title>${escapeXml(`${spec.brand.name} ${spec.name}`)}</title><defs>${paints.defs()}</defs>${scaled}</svg>`
  )
}

/** Composes the parts of a pack shot before they are written. Tests measure the label's text here. */
export function composePack(spec: PackSpec, size: PackSize) {
  const { scheme, mark, layout, face } = identityOf(spec.brand.name)
  const accent = pick(scheme.accents, spec.product_id)
  const onAccent = readable(accent, scheme.paper, scheme.ink, '#ffffff', '#000000')
  const inks: Inks = { paper: scheme.paper, ink: scheme.ink, accent, onAccent }
  const { label } = DETAIL[size]
  const paints = createPaints()
  const vessel = vesselFor(
    spec.delivery_form,
    hash(spec.brand.name),
  )({ paints, scheme, paper: scheme.paper, accent, fine: label === 'words' })
  const canvas: Canvas = createCanvas(vessel.label)
  const copy: Copy = {
    brand: settable('sansBold', spec.brand.name),
    name: settable(face, spec.name),
    dose: spec.dose === null || says(spec.name, spec.dose) ? null : settable('sans', spec.dose),
    contents: settable('sans', spec.contents),
    mark,
    face,
  }
  drawLabel(canvas, layout, copy, inks, label)
  return { canvas, vessel, paints }
}

/** True if a name already states the strength, however it groups the digits. */
function says(name: string, dose: string): boolean {
  const plain = (text: string) => text.replaceAll(/[\s,]/g, '').toLowerCase()
  return plain(name).includes(plain(dose))
}
