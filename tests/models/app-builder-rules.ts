import assert from 'node:assert/strict'

import { undoLine } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { named, sent } from './support/rules.ts'

type At = Parameters<typeof isRunning>[0]

const isThere = ({ before }: At) => 'protocolBuilder' in (before?.children ?? {})

/** What the protocol builder is told. */
export const builderRules: AppRules = {
  'tells the protocol builder at its start in which language and mode it is, and then who is here': {
    when: (step) => named(step).includes('protocolBuilder'),
    must: (step) => {
      const { place, userId } = step.after.context
      assert.deepEqual(sent(step, 'protocolBuilder'), [
        { type: 'language.shown', language: place?.language },
        { type: 'mode.chosen', mode: 'redesign' },
        ...(userId === null ? [] : [{ type: 'session.signedIn', userId, userTypeId: 3 }]),
      ])
    },
  },
  'asks for the words of the protocol builder once it runs': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded',
    must: (step) => {
      const asked = sent(step, 'language').map((event) => (event as { texts: readonly string[] }).texts.at(-1))
      assert.deepEqual(asked, named(step).includes('protocolBuilder') ? ['builder'] : [])
    },
  },
  'tells it in which language products are named on each page': {
    when: (step) => isThere(step) && step.event.type === 'route.shown',
    must: (step) => {
      const { language } = step.after.context.place ?? {}
      assert.deepEqual(sent(step, 'protocolBuilder'), [{ type: 'language.shown', language }])
    },
  },
  'tells it which mode its practitioner has': {
    when: (step) => isThere(step) && step.event.type === 'account.known',
    must: (step) =>
      assert.deepEqual(sent(step, 'protocolBuilder'), [{ type: 'mode.chosen', mode: step.event['user'].builder_mode }]),
  },
  'hands it what takes back what it has told of, where it is there': {
    when: (step) => isRunning(step) && step.event.type === 'notice.undone',
    must: (step) =>
      assert.deepEqual(
        sent(step, 'protocolBuilder'),
        isThere(step) && step.event['undo'] === undoLine ? [undoLine.event] : [],
      ),
  },
}
