/** The scale of a drawing: `fit` fits its width into its place, `readable` also keeps it large enough to read. */
export type Zoom = ChosenZoom | 'readable'
/** A scale that the user can set. */
export type ChosenZoom = number | 'fit'

/** The smallest scale at which a drawing's words are read without effort. */
export const READABLE = 0.85

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4] as const
const LEAST = STEPS[0]
const MOST = 4

/** The next larger or smaller of the usual scales. */
export function zoomStep(scale: number, by: 1 | -1): number {
  // A measured scale is slightly off.
  if (by === 1) return STEPS.find((step) => step > scale * 1.01) ?? MOST
  return STEPS.findLast((step) => step < scale * 0.99) ?? LEAST
}

/** Multiplies a scale, within the smallest and largest step. */
export function zoomBy(scale: number, factor: number): number {
  return Math.min(MOST, Math.max(LEAST, scale * factor))
}

/** A scale as users read it. */
export function zoomText(zoom: Zoom): string {
  if (zoom === 'readable') return 'Auto'
  return zoom === 'fit' ? 'Fit' : `${Math.round(zoom * 100)} %`
}
