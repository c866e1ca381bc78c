import type { LabelArea } from '../canvas.ts'
import { bandPath } from '../canvas.ts'
import { floor, metal } from '../light.ts'
import { darker, lighter, luminance, mix, num, path, stroke } from '../svg.ts'
import { arc, lid } from './parts.ts'
import { wrapLabel } from './jars.ts'
import type { Kit, Vessel } from './vessel.ts'
import { FLOOR, MIDDLE } from './vessel.ts'

/** A folded carton turned a little: front, right side and top. */
function cartonShape(kit: Kit, front: LabelArea, depth: number) {
  const { paints, paper, accent } = kit
  const { x, y, w, h } = front
  const [right, bottom] = [x + w, y + h]
  const rise = depth * 0.42
  const side = mix(paper, accent, 0.75)
  return {
    back:
      floor(paints, x + (w + depth) / 2, bottom - 3, (w + depth) * 0.49) +
      path(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`, paper) +
      path(
        `M${num(right)} ${num(y)}l${num(depth)} ${num(-rise)}v${num(h - rise * 0.25)}L${num(right)} ${num(bottom)}z`,
        paints.across([
          [0, darker(side, 0.3)],
          [1, darker(side, 0.5)],
        ]),
      ) +
      path(
        `M${num(x)} ${num(y)}l${num(depth * 0.9)} ${num(-rise)}H${num(right + depth)}L${num(right)} ${num(y)}z`,
        paints.across([
          [0, lighter(accent, 0.3)],
          [1, lighter(accent, 0.1)],
        ]),
      ) +
      stroke(`M${num(x + w * 0.3)} ${num(y - rise * 0.45)}h${num(w * 0.6)}`, '#000', 0.7, 0.14),
    front:
      path(
        `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`,
        paints.across([
          [0, '#ffffff', 0.2],
          [0.35, '#ffffff', 0.1],
          [0.7, '#000000', 0],
          [1, '#000000', 0.1],
        ]),
      ) +
      path(
        `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`,
        paints.down([
          [0, '#ffffff', 0.12],
          [0.5, '#000000', 0],
          [1, '#000000', 0.12],
        ]),
      ) +
      stroke(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}`, '#fff', 0.8, 0.55),
  }
}

/** Folding box, for whatever has no vessel of its own. */
export const carton: Vessel = (kit) => {
  const label = { x: 58, y: 46, w: 106, h: FLOOR - 48, sag: 0 }
  return { ...cartonShape(kit, label, 34), label }
}

/** Box of single portions, one of which stands before it. */
export const sachetBox: Vessel = (kit) => {
  const { paints, paper, accent } = kit
  const label = { x: 42, y: 62, w: 112, h: FLOOR - 66, sag: 0 }
  const shape = cartonShape(kit, label, 30)
  const stick = 'M174 84h25v142h-25z'
  return {
    back: shape.back,
    label,
    front:
      shape.front +
      floor(paints, 187, FLOOR + 1, 15) +
      path(stick, accent) +
      path('M174 112h25v62h-25z', paper) +
      path(
        stick,
        paints.across([
          [0, '#000000', 0.28],
          [0.18, '#ffffff', 0.1],
          [0.32, '#ffffff', 0.5],
          [0.46, '#ffffff', 0],
          [0.8, '#000000', 0.14],
          [1, '#000000', 0.34],
        ]),
      ) +
      stroke('M174 88h25M174 91h25M174 219h25M174 222h25', '#000', 0.7, 0.22),
  }
}

/** Carton with a strip of blistered pieces before it. */
export const blisterBox: Vessel = (kit) => {
  const { paints, fine } = kit
  const label = { x: 48, y: 66, w: 134, h: 128, sag: 0 }
  const shape = cartonShape(kit, label, 26)
  const foil = 'M70 192h124q5 0 5 5v25q0 5-5 5H70q-5 0-5-5v-25q0-5 5-5z'
  const bubble = paints.round([
    [0, '#ffffff'],
    [0.5, '#f3ead8'],
    [0.85, '#c9bda5'],
    [1, '#8f8a80'],
  ])
  let pieces = ''
  for (let x = 78; x < 194; x += fine ? 18 : 27) pieces += `<use href="#b" x="${x}"/>`
  return {
    back: shape.back,
    label,
    front:
      shape.front +
      floor(paints, 132, FLOOR + 1, 60) +
      path(foil, metal(paints, '#c9cccb')) +
      stroke(foil, '#fff', 0.8, 0.6) +
      `<defs><ellipse id="b" cy="209.5" rx="6.8" ry="8.5" fill="${bubble}"/></defs>${pieces}`,
  }
}

/** Stand-up pouch with a zip. */
export const pouch: Vessel = (kit) => {
  const { paints, paper } = kit
  const shape = 'M62 26H188L187 40Q190 120 194 212Q195 222 186 223Q125 231 64 223Q55 222 56 212Q60 120 63 40z'
  return {
    back: floor(paints, MIDDLE, FLOOR - 1, 68) + path(shape, paper),
    label: { x: 64, y: 56, w: 122, h: 148, sag: 0 },
    front:
      path(
        shape,
        paints.across([
          [0, '#000000', 0.28],
          [0.05, '#000000', 0.06],
          [0.12, '#ffffff', 0.3],
          [0.2, '#ffffff', 0.34],
          [0.3, '#ffffff', 0.02],
          [0.66, '#000000', 0.02],
          [0.84, '#000000', 0.1],
          [0.91, '#ffffff', 0.2],
          [0.95, '#000000', 0.14],
          [1, '#000000', 0.3],
        ]),
      ) +
      path(
        'M56 204Q125 226 194 204L194 212Q195 222 186 223Q125 231 64 223Q55 222 56 212z',
        paints.down([
          [0, '#000000', 0.16],
          [1, '#000000', 0.3],
        ]),
      ) +
      path(
        'M62 26H188L187 40H63z',
        paints.down([
          [0, '#ffffff', 0.3],
          [1, '#000000', 0.16],
        ]),
      ) +
      stroke('M63 45H187M63 48H187', '#000', 0.9, 0.16) +
      stroke('M63 46.500H187', '#fff', 0.9, 0.3) +
      path('M70 62Q92 120 66 196Q78 120 70 62zM182 70Q166 130 186 190Q174 130 182 70z', '#fff', 0.16) +
      path('M118 31h14a2.5 2.5 0 0 1 0 5h-14a2.5 2.5 0 0 1 0-5z', darker(paper, 0.5), 0.35),
  }
}

/** Round tin with a pressed lid. */
export const tin: Vessel = (kit) => {
  const { paints, scheme } = kit
  const colour = luminance(kit.paper) < 0.2 ? scheme.cap : mix(kit.paper, '#d9d6cc', 0.4)
  const wrap = wrapLabel(kit, 78, 128, FLOOR - 16, 15)
  return {
    back:
      floor(paints, MIDDLE, FLOOR - 2, 78) +
      path(bandPath({ x: MIDDLE - 78, y: 116, w: 156, h: FLOOR - 128, sag: 15 }), metal(paints, '#c4c5c2')) +
      lid(kit, { top: 96, bottom: 124, half: 80, sag: 15.5, colour: mix(colour, kit.accent, 0.7), finish: 'plain' }) +
      `<ellipse cx="${MIDDLE}" cy="96.5" rx="68" ry="12" fill="none" stroke="#000" stroke-opacity=".16"/><ellipse cx="${MIDDLE}" cy="97.5" rx="68" ry="12" fill="none" stroke="#fff" stroke-opacity=".4"/>` +
      wrap.ground,
    label: wrap.label,
    front: wrap.light + stroke(arc(78, FLOOR - 14, 15), '#fff', 1, 0.6),
  }
}

/** Upright tin with a slip lid, for loose tea. */
export const caddy: Vessel = (kit) => {
  const { paints } = kit
  const wrap = wrapLabel(kit, 54, 84, FLOOR - 8, 7)
  return {
    back:
      floor(paints, MIDDLE, FLOOR - 1, 54) +
      path(bandPath({ x: MIDDLE - 54, y: 70, w: 108, h: FLOOR - 76, sag: 7 }), metal(paints, '#bdbdb8')) +
      lid(kit, {
        top: 40,
        bottom: 80,
        half: 55.5,
        sag: 7,
        colour: mix(kit.accent, kit.scheme.ink, 0.25),
        finish: 'plain',
      }) +
      `<ellipse cx="${MIDDLE}" cy="40.5" rx="44" ry="4.8" fill="none" stroke="#000" stroke-opacity=".2"/>` +
      wrap.ground,
    label: wrap.label,
    front: wrap.light + stroke(arc(54, FLOOR - 7, 7), '#fff', 1, 0.5),
  }
}

/** Bar in a crimped wrapper, lying towards the camera. */
export const bar: Vessel = (kit) => {
  const { paints, paper } = kit
  const body = 'M32 138Q30 130 38 128Q125 120 212 128Q220 130 218 138V204Q220 212 212 214Q125 222 38 214Q30 212 32 204z'
  const crimp = `M14 134l18 2v70l-18 2${'l4-4.4l-4-4.4'.repeat(8)}zM236 134l-18 2v70l18 2${'l-4-4.4l4-4.4'.repeat(8)}z`
  return {
    back: floor(paints, MIDDLE, 214, 96) + path(crimp, paper) + path(crimp, '#000', 0.16) + path(body, paper),
    label: { x: 34, y: 134, w: 182, h: 74, sag: 0 },
    front:
      path(
        body,
        paints.down([
          [0, '#ffffff', 0.55],
          [0.14, '#ffffff', 0.35],
          [0.3, '#ffffff', 0],
          [0.72, '#000000', 0.04],
          [0.92, '#000000', 0.28],
          [1, '#000000', 0.4],
        ]),
      ) +
      stroke('M24 136v70M28 137v68M222 137v68M226 136v70', '#000', 0.7, 0.2) +
      path('M38 132Q70 128 96 134Q60 136 40 150zM212 210Q190 214 170 208Q196 206 210 196z', '#fff', 0.3),
  }
}
