import type { Pixels } from '#server/pictures/photos/ground.ts'

/** The pictures that the shop paints for practice pages of the demo. */
export type Scene = 'leaf' | 'morning' | 'meadow' | 'evening'

type Colour = readonly [red: number, green: number, blue: number]

/** A sky from top to horizon, a sun, and hills from far to near. */
interface Landscape {
  readonly sky: readonly [Colour, Colour]
  readonly sun: { readonly x: number; readonly y: number; readonly size: number; readonly colour: Colour }
  readonly hills: readonly Colour[]
}

const LANDSCAPES: Readonly<Record<Exclude<Scene, 'leaf'>, Landscape>> = {
  morning: {
    sky: [
      [214, 230, 226],
      [250, 238, 214],
    ],
    sun: { x: 0.7, y: 0.42, size: 0.11, colour: [255, 226, 160] },
    hills: [
      [172, 196, 178],
      [126, 164, 138],
      [86, 130, 104],
      [54, 94, 74],
    ],
  },
  meadow: {
    sky: [
      [188, 216, 226],
      [234, 242, 232],
    ],
    sun: { x: 0.25, y: 0.25, size: 0.08, colour: [255, 246, 214] },
    hills: [
      [182, 206, 160],
      [150, 186, 124],
      [116, 160, 92],
      [82, 128, 68],
    ],
  },
  evening: {
    sky: [
      [92, 84, 122],
      [240, 176, 140],
    ],
    sun: { x: 0.5, y: 0.55, size: 0.13, colour: [255, 208, 150] },
    hills: [
      [148, 104, 120],
      [110, 78, 100],
      [76, 58, 82],
      [48, 40, 60],
    ],
  },
}

const [WIDTH, HEIGHT, LOGO] = [960, 640, 400]

export function paint(scene: Scene): Pixels {
  return scene === 'leaf'
    ? fill(LOGO, LOGO, leafAt)
    : fill(WIDTH, HEIGHT, (x, y) => landscapeAt(LANDSCAPES[scene], x, y))
}

/** @param colourAt of a place, both from 0 to 1 */
function fill(width: number, height: number, colourAt: (x: number, y: number) => Colour): Pixels {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) for (const part of colourAt(x / width, y / height)) data[at++] = part
  return { data, raw: { width, height, channels: 3 } }
}

function landscapeAt({ sky, sun, hills }: Landscape, x: number, y: number): Colour {
  // The nearest hill that reaches up to here.
  for (let near = hills.length - 1; near >= 0; near -= 1) {
    const ground = hills[near]
    if (ground !== undefined && y > ridge(near, x)) return blend(ground, BLACK, 0.12 * (y - ridge(near, x)))
  }
  const distance = Math.hypot((x - sun.x) * 1.5, y - sun.y)
  if (distance < sun.size) return sun.colour
  return blend(blend(sky[0], sky[1], y / 0.7), sun.colour, Math.max(0, 0.6 - 3 * (distance - sun.size)))
}

const BLACK: Colour = [0, 0, 0]

const ridge = (near: number, x: number): number =>
  0.5 + near * 0.12 + 0.05 * Math.sin(x * (5 + near * 1.7) + near * 2.1) + 0.02 * Math.sin(x * 17 + near * 5)

/** A leaf on a disc: where two circles overlap, with its rib left out. */
function leafAt(x: number, y: number): Colour {
  if (Math.hypot(x - 0.5, y - 0.5) > 0.47) return [255, 255, 255]
  const [across, along] = [(x - y) / Math.SQRT2, (x + y - 1) / Math.SQRT2]
  const isLeaf = Math.hypot(across - 0.2, along) < 0.36 && Math.hypot(across + 0.2, along) < 0.36
  if (isLeaf && Math.abs(across) > 0.008) return [238, 244, 232]
  return [86, 130, 104]
}

function blend(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share))
  const mix = (a: number, b: number) => Math.round(a + (b - a) * part)
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])]
}
