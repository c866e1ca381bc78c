import { bandPath } from '../canvas.ts'
import { floor, gleam, glass, glassRim, paperLight, plastic, tinted } from '../light.ts'
import type { Hex } from '../svg.ts'
import { darker, lighter, luminance, mix, num, path, stroke } from '../svg.ts'
import { arc, bodyPath, lid } from './parts.ts'
import type { Kit, Vessel } from './vessel.ts'
import { FLOOR, MIDDLE } from './vessel.ts'

/** A label around a round body: its ground behind the print, the light in front of it. */
export function wrapLabel(kit: Kit, half: number, top: number, bottom: number, sag: number) {
  const label = { x: MIDDLE - half, y: top, w: half * 2, h: bottom - top, sag }
  return {
    label,
    ground: path(bandPath(label), kit.paper),
    light:
      path(bandPath(label), paperLight(kit.paints)) +
      stroke(arc(half, bottom, sag), '#000', 0.6, 0.25) +
      stroke(arc(half, top, sag), '#fff', 0.6, 0.35),
  }
}

/** Shade that the lid throws on the shoulder. */
export function lidShade(kit: Kit, half: number, y: number, sag: number): string {
  return path(
    bandPath({ x: MIDDLE - half, y, w: half * 2, h: 7, sag }),
    kit.paints.down([
      [0, '#000000', 0.4],
      [1, '#000000', 0],
    ]),
  )
}

/** Plastic jar with a ribbed screw cap. */
export const jar: Vessel = (kit) => {
  const { paints, scheme } = kit
  const colour = scheme.plastic
  const wrap = wrapLabel(kit, 60, 96, 206, 7)
  const body = bodyPath({
    neck: 46,
    half: 60,
    top: 60,
    shoulder: 88,
    bottom: FLOOR - 4,
    corner: 9,
    sag: 6,
    square: 0.8,
  })
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 60) +
      path(body, plastic(paints, colour)) +
      path(
        body,
        paints.down([
          [0, '#ffffff', 0.2],
          [0.16, '#ffffff', 0.25],
          [0.2, '#ffffff', 0],
          [0.9, '#000000', 0],
          [1, '#000000', 0.3],
        ]),
      ) +
      lidShade(kit, 46, 58, 6) +
      lid(kit, {
        top: 24,
        bottom: 58,
        half: 52,
        sag: 6,
        colour: luminance(colour) < 0.2 ? scheme.cap : kit.accent,
        finish: 'ribbed',
      }) +
      wrap.ground,
    label: wrap.label,
    front: wrap.light,
  }
}

/** Glass packer bottle with a smooth or metal cap. */
export const glassJar: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 57, 102, 202, 7)
  const body = bodyPath({
    neck: 40,
    half: 57,
    top: 62,
    shoulder: 94,
    bottom: FLOOR - 4,
    corner: 12,
    sag: 6,
    square: 0.75,
  })
  const tint = tinted(scheme.glass)
  const dark = luminance(scheme.cap) < 0.12
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 57) +
      path(body, glass(paints, tint)) +
      path(
        body,
        paints.down([
          [0, '#ffffff', 0.1],
          [0.2, '#000000', 0],
          [0.88, '#000000', 0],
          [0.95, '#000000', 0.35],
          [1, '#ffffff', 0.15],
        ]),
      ) +
      stroke(arc(50, FLOOR - 10, 6), glassRim(tint), 2.5, 0.55) +
      lidShade(kit, 40, 58, 5) +
      lid(kit, { top: 26, bottom: 60, half: 47, sag: 5.5, colour: scheme.cap, finish: dark ? 'ribbed' : 'metal' }) +
      wrap.ground,
    label: wrap.label,
    front:
      wrap.light +
      gleam(paints, MIDDLE - 38, 78, 100, 9, 0.75) +
      gleam(paints, MIDDLE - 40, 84, 218, 5, 0.34) +
      gleam(paints, MIDDLE + 48, 88, 216, 3.5, 0.3),
  }
}

/** A piece seen through clear glass: half length, half height, colours from the light to the rim. */
interface Piece {
  readonly rx: number
  readonly ry: number
  readonly colours: (kit: Kit) => readonly [Hex, Hex, Hex]
}

const SOFTGEL: Piece = { rx: 9.4, ry: 5.9, colours: () => ['#ffe3a0', '#e0992f', '#8f4f12'] }
const GUMMY: Piece = { rx: 8.2, ry: 7.4, colours: ({ accent }) => [lighter(accent, 0.6), accent, darker(accent, 0.4)] }

/** Clear glass through which its pieces are seen. */
function clearJar(piece: Piece): Vessel {
  return (kit) => {
    const { paints, scheme } = kit
    const wrap = wrapLabel(kit, 58, 112, 190, 7)
    const body = bodyPath({
      neck: 48,
      half: 58,
      top: 62,
      shoulder: 84,
      bottom: FLOOR - 4,
      corner: 12,
      sag: 6,
      square: 0.9,
    })
    return {
      back:
        floor(paints, MIDDLE, FLOOR, 58) +
        path(body, glass(paints, 'clear'), 0.85) +
        filling(kit, piece) +
        path(
          body,
          paints.across([
            [0, '#2b3a3a', 0.55],
            [0.06, '#2b3a3a', 0.16],
            [0.2, '#ffffff', 0.24],
            [0.34, '#ffffff', 0],
            [0.8, '#2b3a3a', 0.1],
            [0.96, '#2b3a3a', 0.34],
            [1, '#2b3a3a', 0.5],
          ]),
        ) +
        lidShade(kit, 48, 58, 5) +
        lid(kit, { top: 30, bottom: 61, half: 52, sag: 6, colour: scheme.cap, finish: 'metal' }) +
        wrap.ground,
      label: wrap.label,
      front: wrap.light + gleam(paints, MIDDLE - 41, 72, 218, 7, 0.5) + gleam(paints, MIDDLE + 50, 78, 216, 3, 0.35),
    }
  }
}

export const softgelJar = clearJar(SOFTGEL)
export const gummyJar = clearJar(GUMMY)

/** Pieces that lie as they fell, above and below the label, over the darker ones behind them. */
function filling(kit: Kit, { rx, ry, colours }: Piece): string {
  const [light, middle, rim] = colours(kit)
  const gloss = kit.paints.round([
    [0, light],
    [0.35, middle],
    [0.8, mix(middle, rim, 0.55)],
    [1, rim],
  ])
  const shapes = [14, -32, 62]
    .map(
      (turn, index) =>
        `<ellipse id="c${index}" rx="${num(rx)}" ry="${num(ry)}" transform="rotate(${turn})" fill="${gloss}"/>`,
    )
    .join('')
  let pieces = ''
  ;[88, 98, 108, 199, 209].forEach((y, row) => {
    for (let place = 0; place < 6; place++) {
      const x = (place - 2.5) * 16.6 + (row % 2 === 0 ? 3 : -3)
      const way = (place * 2 + row * row) % 3
      pieces += `<use href="#c${way}" x="${num(MIDDLE + x, 0)}" y="${num(y + 7 * Math.sqrt(1 - (x / 62) ** 2) - 2 + way, 0)}"/>`
    }
  })
  return `${path(`M${MIDDLE - 56} 90q56 8 112 0v118q0 12-8 13q-48 9-96 0q-8-1-8-13z`, mix(middle, rim, 0.75))}<defs>${shapes}</defs>${pieces}`
}

/** Wide tub for powders. */
export const tub: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 74, 78, 208, 9)
  const body = bodyPath({
    neck: 70,
    half: 74,
    top: 62,
    shoulder: 72,
    bottom: FLOOR - 4,
    corner: 8,
    sag: 8,
    square: 0.9,
  })
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 74) +
      path(body, plastic(paints, scheme.plastic)) +
      path(
        body,
        paints.down([
          [0, '#000000', 0.25],
          [0.06, '#000000', 0],
          [0.92, '#000000', 0],
          [1, '#000000', 0.3],
        ]),
      ) +
      lid(kit, {
        top: 36,
        bottom: 63,
        half: 76,
        sag: 8.5,
        colour: luminance(scheme.plastic) < 0.2 ? scheme.plastic : scheme.cap,
        finish: 'ribbed',
      }) +
      wrap.ground,
    label: wrap.label,
    front: wrap.light,
  }
}

/** Straight jar of violet, blue or amber glass with a low lid, for creams and lozenges. */
export const lowJar: Vessel = (kit) => {
  const { paints, scheme } = kit
  const wrap = wrapLabel(kit, 68, 126, 202, 9)
  const body = bodyPath({
    neck: 64,
    half: 68,
    top: 104,
    shoulder: 116,
    bottom: FLOOR - 4,
    corner: 14,
    sag: 8,
    square: 0.9,
  })
  return {
    back:
      floor(paints, MIDDLE, FLOOR, 68) +
      path(body, glass(paints, tinted(scheme.glass))) +
      stroke(arc(58, FLOOR - 10, 8), '#fff', 1.6, 0.2) +
      lid(kit, { top: 72, bottom: 106, half: 71, sag: 10, colour: scheme.cap, finish: 'metal' }) +
      wrap.ground,
    label: wrap.label,
    front: wrap.light + gleam(paints, MIDDLE - 46, 110, 218, 6, 0.4),
  }
}
