import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { ChosenFile, RuleError } from '#contract/rules.ts'

/** A slot by its name, such as `logo` or `package:7`, with the address of its picture. */
export interface Slot {
  readonly slot: string
  readonly picture: string | null
}

export interface UploadContext extends Slot {
  readonly language: LanguageCode
  readonly chosen: ChosenFile | null
  /** The sent share of the file, 0 to 1. */
  readonly progress: number
  /** The rule that a refused file breaks; null where the server refused it. */
  readonly rule: RuleError | null
  readonly problem: Problem | null
}

/** `picture`: its address. */
export type UploadAnswer = CallResult<{ readonly picture: string | null }>

export type UploadEvent =
  | { type: 'picture.known'; picture: string | null }
  | { type: 'picture.remove'; language: LanguageCode }
  | { type: 'file.choose'; file: ChosenFile; language: LanguageCode }
  | { type: 'upload.progress'; progress: number }
  | { type: 'upload.answered'; result: UploadAnswer }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }

export interface UploadFact extends Slot {
  readonly type: 'picture.changed'
}

export interface Uploading {
  readonly slot: string
  readonly fileId: string
  readonly language: LanguageCode
}
