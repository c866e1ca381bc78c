import type { Requirements } from './requirement.ts'

export const retry = {
  'retry.same-question-once-in-two-seconds': { rule: 'The same data is not asked for twice within 2 s.', built: true },
  'retry.failed-reads-after-five-seconds': {
    rule: 'What a screen could not fetch is asked for again after 5 s, then after growing pauses up to a minute.',
    built: true,
  },
  'retry.at-once-when-the-user-returns': {
    rule: 'What is missing is asked for at once when the window gets the focus, when the connection is back, and at a press.',
    built: true,
  },
  'retry.old-data-stays-in-sight': {
    rule: 'What was fetched before stays in sight while newer data is on its way.',
    built: true,
  },
  'retry.cached-data-expires': { rule: "Cached data carries a key with the shop's prefix and expires.", built: true },
  'retry.failed-writes-five-more-times': {
    rule: 'A change answered with 5xx or 429 is tried again with growing pauses, obeying Retry-After, at most 5 more times within 60 s.',
    built: true,
  },
  'retry.given-up-write-blames-the-shop': {
    rule: 'A change that still fails is undone, says that the shop had a problem rather than the connection, and can be tried again.',
    built: true,
  },
  'retry.lines-never-wait-for-each-other': { rule: 'A line that keeps failing holds up no other line.', built: true },
  'retry.offline-writes-wait': { rule: 'Only a lost connection keeps a change waiting without end.', built: true },
} satisfies Requirements<'retry'>
