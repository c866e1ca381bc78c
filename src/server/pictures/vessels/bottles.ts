import { bandPath } from '../canvas.ts'
import { floor, gleam, glass, metal, plastic, tinted } from '../light.ts'
import type { Hex } from '../svg.ts'
import { darker, luminance, path, stroke } from '../svg.ts'
import { lidShade, wrapLabel } from './jars.ts'
import { arc, bodyPath, lid } from './parts.ts'
import type { Vessel } from './vessel.ts'
import { FLOOR, MIDDLE } from './vessel.ts'

const RUBBER: Hex = '#232525'

/** Small glass bottle with a pipette. */
export const dropper: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 46, 128, 206, 6)
  const body = bodyPath({
    neck: 20,
    half: 46,
    top: 84,
    shoulder: 120,
    bottom: FLOOR - 4,
    corner: 11,
    sag: 5,
    square: 0.75,
  })
  const bulb = luminance(scheme.cap) > 0.3 ? scheme.cap : RUBBER
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 46) +
      path(body, glass(paints, tinted(scheme.glass))) +
      path(
        body,
        paints.down([
          [0, '#ffffff', 0.12],
          [0.25, '#000000', 0],
          [0.88, '#000000', 0],
          [0.95, '#000000', 0.35],
          [1, '#ffffff', 0.14],
        ]),
      ) +
      lidShade(kit, 20, 80, 3) +
      path('M112 50C112 36 109 30 112 22Q116 12 125 12T138 22C141 30 138 36 138 50z', plastic(paints, bulb)) +
      gleam(paints, MIDDLE - 6, 18, 46, 3.5, 0.5) +
      lid(kit, {
        top: 50,
        bottom: 82,
        half: 25,
        sag: 3.2,
        colour: scheme.cap,
        finish: luminance(scheme.cap) > 0.12 ? 'metal' : 'ribbed',
      }) +
      wrap.ground,
    label: wrap.label,
    front:
      wrap.light +
      gleam(paints, MIDDLE - 30, 102, 126, 7, 0.75) +
      gleam(paints, MIDDLE - 33, 110, 218, 4, 0.32) +
      gleam(paints, MIDDLE + 38, 112, 216, 3, 0.3),
  }
}

/** Tall glass bottle for oils and syrups. */
export const tallBottle: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 42, 104, 204, 5.5)
  const body = bodyPath({
    neck: 15,
    half: 42,
    top: 44,
    shoulder: 96,
    bottom: FLOOR - 4,
    corner: 9,
    sag: 5,
    square: 0.62,
  })
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 42) +
      path(body, glass(paints, tinted(scheme.glass))) +
      path(
        body,
        paints.down([
          [0, '#ffffff', 0.1],
          [0.3, '#000000', 0],
          [0.9, '#000000', 0],
          [0.96, '#000000', 0.4],
          [1, '#ffffff', 0.12],
        ]),
      ) +
      path(bandPath({ x: MIDDLE - 17, y: 40, w: 34, h: 6, sag: 2.2 }), glass(paints, tinted(scheme.glass))) +
      lid(kit, {
        top: 14,
        bottom: 40,
        half: 18,
        sag: 2.4,
        colour: scheme.cap,
        finish: luminance(scheme.cap) > 0.12 ? 'metal' : 'ribbed',
      }) +
      wrap.ground,
    label: wrap.label,
    front:
      wrap.light +
      gleam(paints, MIDDLE - 25, 74, 102, 7, 0.7) +
      gleam(paints, MIDDLE - 30, 86, 218, 4, 0.34) +
      gleam(paints, MIDDLE + 35, 90, 216, 2.8, 0.3),
  }
}

/** Slim bottle with a pump and a clear hood. */
export const spray: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 36, 110, 206, 5)
  const body = bodyPath({
    neck: 17,
    half: 36,
    top: 80,
    shoulder: 98,
    bottom: FLOOR - 4,
    corner: 8,
    sag: 4,
    square: 0.85,
  })
  const white: Hex = '#f4f3ef'
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 36) +
      path(body, glass(paints, scheme.glass)) +
      path(
        bandPath({ x: MIDDLE - 16, y: 66, w: 32, h: 15, sag: 2.4 }),
        metal(paints, luminance(scheme.cap) > 0.15 ? scheme.cap : '#b9bcbb'),
      ) +
      path(bandPath({ x: MIDDLE - 6, y: 54, w: 12, h: 13, sag: 1 }), plastic(paints, white)) +
      path('M113 38Q113 33 118 33H132Q137 33 137 38V56H113z', plastic(paints, white)) +
      stroke('M117 44h4', '#000', 1.8, 0.45) +
      path(
        'M104 24Q104 19 110 18.5Q125 16 140 18.500Q146 19 146 24V66Q125 71 104 66z',
        paints.across([
          [0, '#35413f', 0.34],
          [0.1, '#ffffff', 0.16],
          [0.24, '#ffffff', 0.6],
          [0.36, '#ffffff', 0.1],
          [0.8, '#35413f', 0.05],
          [0.93, '#ffffff', 0.35],
          [1, '#35413f', 0.38],
        ]),
      ) +
      stroke(arc(21, 66, 3), '#35413f', 0.8, 0.4) +
      wrap.ground,
    label: wrap.label,
    front: wrap.light + gleam(paints, MIDDLE - 26, 90, 218, 4, 0.4),
  }
}

/** Round tube with a stopper, for tablets that dissolve. */
export const stopperTube: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 32, 60, 216, 4.5)
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 32) +
      path(bandPath({ x: MIDDLE - 32, y: 50, w: 64, h: FLOOR - 54, sag: 4.5 }), plastic(paints, scheme.plastic)) +
      lid(kit, { top: 24, bottom: 51, half: 33.5, sag: 4.5, colour: kit.accent, finish: 'plain' }) +
      wrap.ground,
    label: wrap.label,
    front: wrap.light,
  }
}

/** Soft tube that stands on its cap. */
export const tube: Vessel = (kit) => {
  const { paints, scheme, paper } = kit
  const shape = 'M75 22Q125 18 175 22L172 34Q165 120 161 188Q125 196 89 188Q85 120 78 34z'
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 38) +
      path(bandPath({ x: MIDDLE - 34, y: 186, w: 68, h: FLOOR - 188, sag: 5 }), plastic(paints, scheme.cap)) +
      path(shape, paper),
    label: { x: 86, y: 44, w: 78, h: 132, sag: 2.5 },
    front:
      path(
        shape,
        paints.across([
          [0, '#000000', 0.3],
          [0.1, '#000000', 0.1],
          [0.22, '#ffffff', 0.3],
          [0.3, '#ffffff', 0.36],
          [0.42, '#ffffff', 0],
          [0.7, '#000000', 0.04],
          [0.9, '#000000', 0.22],
          [1, '#000000', 0.32],
        ]),
      ) +
      path('M75 22Q125 18 175 22L172.5 32Q125 28 77.5 32z', darker(paper, 0.25), 0.5) +
      stroke('M77.5 32Q125 28 172.5 32', '#fff', 0.8, 0.6),
  }
}
