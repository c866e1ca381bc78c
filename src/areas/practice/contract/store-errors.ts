import * as v from 'valibot'

import { type RuleError, ruleErrorOf } from '#contract/rules.ts'

/** Codes of rules that only practice pages have, beside `RULE_ERRORS`. */
export const STORE_ERRORS = [
  'store.name-letters',
  'store.name-reserved',
  'store.hours-time',
  'store.hours-order',
  'store.hours-overlap',
  'store.zone-unknown',
] as const
export type StoreError = (typeof STORE_ERRORS)[number]

/** An issue's code where it is one of `STORE_ERRORS`. */
export const storeErrorOf = ({ message }: v.BaseIssue<unknown>): StoreError | undefined =>
  STORE_ERRORS.find((code) => code === message)

/** The faults of values that are to be the body of a practice page's call, by dotted path. */
export function brokenStoreRules(schema: v.GenericSchema, values: unknown): Record<string, RuleError | StoreError> {
  const errors: Record<string, RuleError | StoreError> = {}
  for (const issue of v.safeParse(schema, values).issues ?? [])
    errors[v.getDotPath(issue) ?? ''] ??= storeErrorOf(issue) ?? ruleErrorOf(issue)
  return errors
}
