import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as scene from '../late/scene-messages.ts'
import type { practiceJoinMachine } from './practice-join.machine.ts'
import type { practiceMachine } from './practice.machine.ts'
import type { practicePageMachine } from './editor/practice-page.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  practice: late<typeof practiceMachine>()({
    kind: 'page',
    pack: 'practice',
    secrets: { shopName: 'open' },
    entered: scene.practiceEntered,
    facts: ['practice.moved'],
  }),
  practiceJoin: late<typeof practiceJoinMachine>()({
    kind: 'page',
    pack: 'practice',
    secrets: { shopName: 'open' },
    entered: scene.practiceEntered,
    signedOut: scene.ended,
    meanings: { 'practice.joined': meaning.accountStale },
  }),
  practicePage: late<typeof practicePageMachine>()({
    kind: 'own',
    started: scene.personKnown,
    signedIn: scene.personKnown,
    entered: scene.practiceEntered,
    facts: ['notice.raised'],
  }),
}
