import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as entry from '../late/entry-messages.ts'
import type { practiceJoinMachine } from './practice-join.machine.ts'
import type { practiceMachine } from './practice.machine.ts'
import type { practicePageMachine } from './editor/practice-page.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  practice: late<typeof practiceMachine>()({
    kind: 'page',
    pack: 'practice',
    entered: entry.practiceEntered,
    facts: ['practice.moved'],
  }),
  practiceJoin: late<typeof practiceJoinMachine>()({
    kind: 'page',
    pack: 'practice',
    entered: entry.practiceEntered,
    signedOut: entry.ended,
    meanings: { 'practice.joined': meaning.accountStale },
  }),
  practicePage: late<typeof practicePageMachine>()({
    kind: 'own',
    started: entry.personKnown,
    signedIn: entry.personKnown,
    entered: entry.practiceEntered,
    facts: ['notice.raised'],
  }),
}
