import type { GenericSchema } from 'valibot'

import type { RuleText } from '#contract/rules.ts'
import { brokenStoreRules } from '#areas/practice/contract/store-errors.ts'

/** Texts of the rules that values break, by field. */
export const brokenTexts = (schema: GenericSchema, values: unknown): Readonly<Record<string, RuleText>> =>
  Object.fromEntries(
    Object.entries(brokenStoreRules(schema, values)).map(([field, rule]) => [
      field,
      rule.startsWith('store.') ? (`practiceEditor:${rule.replace('store.', 'rule.')}` as const) : (rule as RuleText),
    ]),
  )
