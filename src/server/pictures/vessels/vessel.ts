import type { LabelArea } from '../canvas.ts'
import type { Scheme } from '../schemes.ts'
import type { Hex, Paints } from '../svg.ts'

/** All drawings have a field of 250 by 250. Packs stand at `FLOOR`, around `MIDDLE`. */
export const FIELD = 250
export const FLOOR = 226
export const MIDDLE = FIELD / 2

/** Materials and print colours of a vessel. */
export interface Kit {
  readonly paints: Paints
  readonly scheme: Scheme
  /** Ground of the label. */
  readonly paper: Hex
  /** Colour of the product line. */
  readonly accent: Hex
  /** True if fine parts (ribs, seams) are large enough to be seen. */
  readonly fine: boolean
}

/** A pack without its label: the layers behind the print, the area of the print, and the light over it. */
export interface Drawn {
  readonly back: string
  readonly label: LabelArea
  readonly front: string
}

export type Vessel = (kit: Kit) => Drawn
