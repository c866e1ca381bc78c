import type { accessibility } from './accessibility.ts'
import type { address } from './address.ts'
import type { call } from './call.ts'
import type { country } from './country.ts'
import type { demo } from './demo.ts'
import type { error } from './error.ts'
import type { firstPaint } from './first-paint.ts'
import type { forms } from './forms.ts'
import type { keptList } from './kept-list.ts'
import type { language } from './language.ts'
import type { mail } from './mail.ts'
import type { operations } from './operations.ts'
import type { panel } from './panel.ts'
import type { retry } from './retry.ts'
import type { security } from './security.ts'
import type { statecharts } from './statecharts.ts'
import type { toasts } from './toasts.ts'
import type { upload } from './upload.ts'

/** The rules of the product. A file of rules of an area adds its own. */
export interface Rules {
  accessibility: typeof accessibility
  address: typeof address
  call: typeof call
  country: typeof country
  demo: typeof demo
  error: typeof error
  firstPaint: typeof firstPaint
  forms: typeof forms
  keptList: typeof keptList
  language: typeof language
  mail: typeof mail
  operations: typeof operations
  panel: typeof panel
  retry: typeof retry
  security: typeof security
  statecharts: typeof statecharts
  toasts: typeof toasts
  upload: typeof upload
}

/** The id of a rule of the product. */
export type RequirementId = { [Name in keyof Rules]: keyof Rules[Name] }[keyof Rules]
