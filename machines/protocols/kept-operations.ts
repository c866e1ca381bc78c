import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import { isUnanswered } from '../once/once.ts'

import type { Subject } from './protocol-calls.machine.ts'
import type { Renamed } from './protocol-forms.machine.ts'

/** Something asked of a protocol as a whole that the server has not answered. */
export type KeptOperation = {
  readonly subject: Subject
  readonly language: LanguageCode
  /** When it was asked for, in milliseconds since 1970. */
  readonly askedAt: number
} & (
  | { readonly operation: 'copy'; readonly key: string }
  | { readonly operation: 'delete' }
  | { readonly operation: 'update'; readonly text: ChangedText }
)

/** Name and description of a protocol, and which of them were changed. */
export interface ChangedText extends Pick<Renamed, 'name' | 'description'> {
  readonly changed: readonly ('name' | 'description')[]
}

/** The outcome of an operation. `settled`: nothing was left to do, as another tab was first or the protocol is gone already. */
export type Redone = 'done' | 'settled'

const NOT_JUDGED: readonly number[] = [401, 429]

/** True where the shop has not judged the operation: it was not reached, missed the token, or had too many calls. */
export const isLeft = (result: CallResult<unknown>): boolean =>
  isUnanswered(result) ||
  (!result.ok &&
    (result.problem.kind === 'unauthorized' ||
      (result.problem.kind === 'refused' && NOT_JUDGED.includes(result.problem.status))))
