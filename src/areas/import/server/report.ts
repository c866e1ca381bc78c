import type { CatalogueFormat, LeftOutReason } from '#areas/import/contract/import-formats.ts'

import type { LineProblem } from './line.ts'
import type { PictureProblem } from './pictures.ts'

/** A line that was not taken. */
export interface RejectedLine {
  /** From 1; where a product has several lines, that of the first. */
  readonly number: number
  readonly problem: LineProblem
}

/** A product that is taken, but not quite as its file says. */
export interface LineNote {
  readonly number: number
  /** In English, for the author of the file. */
  readonly detail: string
}

/** Products that are left out on purpose. */
export interface LeftOut {
  readonly reason: LeftOutReason
  readonly count: number
}

/** A field for whose values the shop has no place. */
export interface LostField {
  /** As the file calls it. */
  readonly field: string
  /** Lines with a value. */
  readonly count: number
}

export interface ImportProgress {
  /** Lines dealt with so far: products of a file of lines or XML, rows of a table. Blank lines are none. */
  readonly lines: number
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly rejected: number
  /** Pictures that are new or have changed. */
  readonly pictures: number
  /** Part of the source that has been read, 0 to 1; undefined where its length is unknown. */
  readonly fraction: number | undefined
}

/** The outcome of an import, or of a check, which takes no pictures and says what an import would do. */
export interface ImportReport extends Omit<ImportProgress, 'rejected' | 'fraction'> {
  readonly format: CatalogueFormat
  /** The shop whose file it is, where the addresses in it tell that. */
  readonly shop?: string | undefined
  readonly rejected: readonly RejectedLine[]
  readonly notes: readonly LineNote[]
  readonly leftOut: readonly LeftOut[]
  /** The field with most values first. */
  readonly lost: readonly LostField[]
  /** Pictures that could not be had, or are not at an address that will do; their products are in. */
  readonly missingPictures: readonly PictureProblem[]
  /**
   * Set where the source was not taken to its end: it ends early, it is damaged, the import was told to stop, or too many of
   * its lines are refused.
   */
  readonly incomplete: 'truncated' | 'damaged' | 'stopped' | 'refusals' | undefined
}
