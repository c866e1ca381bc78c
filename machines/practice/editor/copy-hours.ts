import type { Hours } from './words-forms.machine.ts'

interface Copied {
  readonly spans: Hours['opening_hours']
  /** The former index of each span; null for a copy. */
  readonly origins: readonly (number | null)[]
}

/** Gives days the hours of another one, in place of their own (practice.hours-can-be-copied). */
export function copyHours(spans: Hours['opening_hours'], from: number, days: readonly number[]): Copied {
  const others = days.filter((day) => day !== from)
  const kept = spans.flatMap((span, at) => (others.includes(span.day) ? [] : [{ span, at }]))
  const copies = others.flatMap((day) => spans.filter((span) => span.day === from).map((span) => ({ ...span, day })))
  return {
    spans: [...kept.map(({ span }) => span), ...copies],
    origins: [...kept.map(({ at }) => at), ...copies.map(() => null)],
  }
}
