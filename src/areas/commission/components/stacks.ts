/** A part of a bar, in the chart's own unit; negative ones lie below the line. */
export interface StackPart<Tone extends string> {
  readonly tone: Tone
  readonly value: number
}

export interface Block<Tone extends string> {
  readonly tone: Tone
  /** Percents of the chart's height, from its top. */
  readonly top: number
  readonly height: number
}

export interface Scale {
  /** Values of the lines across the chart, the highest first; 0 is among them. */
  readonly ticks: readonly number[]
  /** Percents of the chart's height, from its top. */
  readonly placeOf: (value: number) => number
}

const sumOf = (parts: readonly StackPart<string>[], sign: 1 | -1): number =>
  parts.reduce((sum, { value }) => (value * sign > 0 ? sum + value : sum), 0)

/** The smallest of 1, 2 or 5 times a power of ten that is at least this. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((times) => times * power >= least * (1 - Number.EPSILON)) ?? 10) * power
}

const STEPS = 3

/** The scale that fits all bars. Without amounts it ends at 1. */
export function scaleOf(bars: readonly (readonly StackPart<string>[])[]): Scale {
  const most = Math.max(0, ...bars.map((parts) => sumOf(parts, 1)))
  const least = Math.min(0, ...bars.map((parts) => sumOf(parts, -1)))
  const step = most === least ? 1 : niceStep((most - least) / STEPS)
  const top = Math.max(1, Math.ceil(most / step))
  const foot = Math.floor(least / step)
  return {
    ticks: Array.from({ length: top - foot + 1 }, (_, at) => (top - at) * step),
    placeOf: (value) => ((top * step - value) / ((top - foot) * step)) * 100,
  }
}

/** The parts of a bar, stacked away from the line in their order. */
export function stackOf<Tone extends string>(
  parts: readonly StackPart<Tone>[],
  placeOf: Scale['placeOf'],
): readonly Block<Tone>[] {
  let [up, down] = [0, 0]
  return parts.flatMap(({ tone, value }) => {
    if (value === 0) return []
    const from = value > 0 ? up : down
    if (value > 0) up += value
    else down += value
    const [top, foot] = [placeOf(Math.max(from, from + value)), placeOf(Math.min(from, from + value))]
    return [{ tone, top, height: foot - top }]
  })
}
