import type { HighestIntake, IntakeRow } from './sums.ts'

export interface Passed {
  readonly row: IntakeRow
  readonly highest: HighestIntake
}

/** The amount in parts of its figure; a figure of 0 is passed by any amount. */
const timesOver = ({ counted, figure }: HighestIntake): number => (figure === 0 ? Infinity : counted / figure)

/** The figures that amounts pass, the one that is passed by most first, and one for each substance. */
export const passedFigures = (rows: readonly IntakeRow[]): Passed[] =>
  rows
    .flatMap((row) => {
      const [highest] = row.highest
        .filter(({ is_over }) => is_over)
        .toSorted((one, other) => timesOver(other) - timesOver(one))
      return highest ? [{ row, highest }] : []
    })
    .toSorted((one, other) => timesOver(other.highest) - timesOver(one.highest))
