import { BUILDER_WIDTH_MAX, BUILDER_WIDTH_MIN } from '#contract/constants.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'

/** 'standard' is a bar at the foot of the page, 'redesign' a panel at its right (builder.two-modes). */
export type BuilderMode = 'standard' | 'redesign'

/** The protocol that is worked on; its lines are kept by the chart of the lines. */
export type ActiveProtocol = Omit<Protocol, 'products'>

/** Stored in the browser. */
export interface Remembered {
  /** The active protocol with the user whose it is, and when it was stored, in milliseconds since 1970. */
  readonly active: { readonly user_id: number; readonly active_protocol: ActiveProtocol; readonly at: number } | null
  /** Null where the panel was never opened or closed. */
  readonly isOpen: boolean | null
  /** The open builder would cover the page. */
  readonly covers: boolean
  /** In CSS pixels; null where it was never resized. */
  readonly width: number | null
  /** Now. */
  readonly at: number
}

/** A width that the panel can have, in CSS pixels (builder.width-is-dragged). */
export const widthWithin = (width: number): number =>
  Math.round(Math.min(Math.max(width, BUILDER_WIDTH_MIN), BUILDER_WIDTH_MAX))

/** A protocol without its lines. */
export function withoutLines({ products: _, ...active }: Protocol): ActiveProtocol {
  return active
}
