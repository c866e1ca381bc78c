import type { Requirements } from '../../requirements/requirement.ts'

export const taken = {
  'taken.by-time-of-day':
    'The client’s home shows today’s plan over all protocols that are shared with them, by time of day; an intake is marked as taken by a press and taken back by another, and a whole time of day by one.',
  'taken.shows-at-once':
    'A mark shows at once. Without a connection it is kept, and sent in the order of the presses once there is one.',
  'taken.once-each':
    'An intake is marked once for each client, line, day and time: a mark that is sent again changes nothing.',
  'taken.of-the-clients-day':
    'The day of a mark is that of the client’s own calendar. A mark may come up to a week after its day, and none for a day after tomorrow; marks are deleted a week after their day, with the line, and when the client ends the sharing.',
  'taken.seen-where-shared':
    'A practitioner sees how many intakes of the protocols that they have shared were marked in the seven days before today, only while the client lets them; it is off at first and ends at once.',
} satisfies Requirements<'taken'>

declare module '../../requirements/index.ts' {
  interface Rules {
    taken: typeof taken
  }
}
