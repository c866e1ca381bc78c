import * as v from 'valibot'

import { STORE_SPANS_MAX } from '#contract/constants.ts'
import type { RuleError } from '#contract/rules.ts'
import type { StoreError } from './store-errors.ts'

/** A time of day as HH:MM. Only `closes` may be the midnight at the end of its day, 24:00. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
const TIME_OR_MIDNIGHT = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** One span on a day of the week, 1 Monday to 7 Sunday, in the store's time zone. */
export const openingSpan = /* @__PURE__ */ v.object({
  day: /* @__PURE__ */ v.picklist([1, 2, 3, 4, 5, 6, 7]),
  opens: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(),
    /* @__PURE__ */ v.regex(TIME, 'store.hours-time' satisfies StoreError),
  ),
  closes: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ v.string(),
    /* @__PURE__ */ v.regex(TIME_OR_MIDNIGHT, 'store.hours-time' satisfies StoreError),
  ),
})
export type OpeningSpan = v.InferOutput<typeof openingSpan>

/**
 * The fault of each wrong span, by its place in the list (practice.wrong-input-by-field). Of two that overlap, the later in
 * the list is wrong.
 */
function wrongSpans(spans: readonly OpeningSpan[]): Map<number, StoreError> {
  const wrong = new Map<number, StoreError>()
  for (const [at, span] of spans.entries()) {
    // Of a time that is none, its own field tells.
    if (!isTold(span)) continue
    // HH:MM is compared as text.
    if (span.closes <= span.opens) wrong.set(at, 'store.hours-order')
    else if (spans.slice(0, at).some((other) => overlap(other, span))) wrong.set(at, 'store.hours-overlap')
  }
  return wrong
}

const isTold = ({ opens, closes }: OpeningSpan): boolean => TIME.test(opens) && TIME_OR_MIDNIGHT.test(closes)

/** One that closes when the other opens does not overlap it. */
const overlap = (a: OpeningSpan, b: OpeningSpan): boolean => a.day === b.day && a.opens < b.closes && b.opens < a.closes

/** Spans, several a day where they do not overlap; a day without one is closed (practice.hours-are-spans-of-a-day). */
export const openingHours = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(openingSpan),
  /* @__PURE__ */ v.maxLength(STORE_SPANS_MAX),
  /* @__PURE__ */ v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const [key, message] of wrongSpans(dataset.value))
      addIssue({
        message,
        path: [{ type: 'array', origin: 'value', input: dataset.value, key, value: dataset.value[key] }],
      })
  }),
)

/** An IANA time zone that `Intl` knows; an offset is none, since it does not follow summer time. */
export const timeZone = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.nonEmpty('form.empty-field' satisfies RuleError),
  /* @__PURE__ */ v.maxLength(60),
  /* @__PURE__ */ v.check(isTimeZone, 'store.zone-unknown' satisfies StoreError),
)

export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
