/** Work that the server does by itself, looked at until it is over: after pauses that grow with each look without news. */

/** Milliseconds before the first look, and at most between two. */
export interface Pace {
  readonly first: number
  readonly longest: number
}

/** Milliseconds before the next look. */
export const pauseBeforeLook = ({ first, longest }: Pace, looks: number): number =>
  Math.min(first * 1.5 ** looks, longest)

/** Looks in a row that brought no news; `before` and `after` are plain JSON. */
export const looksWithoutNews = (looks: number, before: unknown, after: unknown): number =>
  JSON.stringify(before) === JSON.stringify(after) ? looks + 1 : 0

/** The pause before the state `looking` of the same parent. */
export const pausing = {
  invoke: {
    src: 'waitToLook',
    id: 'waitToLook',
    input: ({ context: { looks } }: { context: { looks: number } }) => ({ looks }),
    onDone: { target: 'looking' },
    onError: { target: 'looking' },
  },
} as const
