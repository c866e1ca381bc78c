import type { ImportLook } from '#areas/import/contract/catalogue-import.ts'

/** The reason for which nothing of a file can be taken; `number` counts its products (admin.import-says-why-nothing-is-taken). */
export type Obstacle = { readonly number: number } & (
  | { readonly code: 'empty' }
  | { readonly code: 'leftOut' }
  /** All prices are in currencies of neither region. */
  | { readonly code: 'currency'; readonly currencies: readonly string[] }
  /** The finding that most products share; `same` for all of them. */
  | {
      readonly code: 'same' | 'mostly'
      readonly count: number
      readonly line: { readonly code: string; readonly detail: string }
    }
)

/** The preview that a check makes, and the reason if nothing can be imported. */
export interface StoredLook extends ImportLook {
  readonly obstacle: Obstacle | null
}
