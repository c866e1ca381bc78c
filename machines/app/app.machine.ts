/**
 * The root of the one actor system: it starts the long-lived charts and is the mediator of all, who do not know each other.
 * Owns: which page is open, who is here, and what happens when the shop's own code cannot be loaded. Never: any flow of its
 * children. Loading the code of a chart is one thing, telling it something another: a message goes straight to a chart that runs.
 */
import type { ActorRefFrom } from 'xstate'

import { LONG_LIVED_CHARTS } from './actors.ts'
import type { LongLived } from './actors.ts'
import { appSetup } from './app.setup.ts'
import { rootTransitions } from './root-transitions.ts'
import { code } from './states/code.ts'
import { page } from './states/page.ts'
import { person } from './states/person.ts'

export type { AppEvent, AppInput } from './app.events.ts'

type Named = { [Name in LongLived]: { readonly src: Name; readonly id: Name; readonly systemId: Name } }[LongLived]

/** A chart that is known in the whole system by the name of its logic. */
const named = (name: LongLived) => ({ src: name, id: name, systemId: name }) as Named

export const appMachine = appSetup.createMachine({
  id: 'app',
  description: 'The whole shop in one browser tab.',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    place: null,
    shownPath: null,
    shownBefore: null,
    userId: null,
    wishes: [],
    awaited: [],
  }),
  invoke: [
    // First, since the session tells what the browser has stored as soon as it starts.
    { src: 'hearFacts', id: 'hearFacts', input: { from: LONG_LIVED_CHARTS } },
    ...LONG_LIVED_CHARTS.map(named),
    { src: 'loadCharts', id: 'loadCharts' },
    { src: 'watchRoute', id: 'watchRoute' },
    { src: 'watchReturn', id: 'watchReturn' },
    { src: 'watchChunks', id: 'watchChunks' },
  ],
  on: rootTransitions,
  states: { code, page, person },
  options: { maxIterations: 20 },
})
export type AppRef = ActorRefFrom<typeof appMachine>
