import assert from 'node:assert/strict'

import { aClient, anOwnProtocol, overview, ownFolders, ownProtocols, undoLine } from './app-samples.ts'
import { type AppRules, isRunning } from './app-steps.ts'
import { named, sent } from './support/rules.ts'

type At = Parameters<typeof isRunning>[0]

/** The texts of the builder, in the order of their names. */
const BUILDER: ReadonlySet<string> = new Set(['builder', 'dosage', 'intake', 'supply'])

const isThere = ({ before }: At) => 'protocolBuilder' in (before?.children ?? {})

/** True if a page of protocols opens whose code is loaded, or if that code has just arrived. */
function isOpening({ event, before, after }: At): boolean {
  const charts = Object.keys(before?.children ?? {})
  const { path } = after.context.place ?? {}
  const chart = path === ownProtocols.path ? 'protocolsPage' : path === anOwnProtocol.path ? 'protocolPage' : null
  if (chart === null) return false
  if (event.type === 'charts.loaded') return event['charts'].includes(chart) && !charts.includes(chart)
  return event.type === 'route.entered' && charts.includes(chart) && before?.context.place !== event['place']
}

/** Events that the protocol builder receives, and the charts that receive its own. */
export const builderRules: AppRules = {
  'tells the protocol builder at its start in which language and mode it is, and then who is here': {
    when: (step) => named(step).includes('protocolBuilder'),
    must: (step) => {
      const { place, userId } = step.after.context
      assert.deepEqual(sent(step, 'protocolBuilder'), [
        { type: 'language.shown', language: place?.language },
        { type: 'page.shown', place },
        { type: 'mode.chosen', mode: 'redesign' },
        ...(userId === null ? [] : [{ type: 'session.signedIn', userId, userTypeId: 3 }]),
      ])
    },
  },
  'asks for the words of the protocol builder once it runs': {
    when: (step) => isRunning(step) && step.event.type === 'charts.loaded',
    must: (step) => {
      const asked = sent(step, 'language').map((event) =>
        (event as { texts: readonly string[] }).texts.filter((file) => BUILDER.has(file)).toSorted(),
      )
      assert.deepEqual(asked, named(step).includes('protocolBuilder') ? [[...BUILDER]] : [])
    },
  },
  'tells it on each page in which language products are named, and which page it is': {
    when: (step) => isThere(step) && step.event.type === 'route.shown',
    must: (step) => {
      const { place } = step.after.context
      assert.deepEqual(sent(step, 'protocolBuilder'), [
        { type: 'language.shown', language: place?.language },
        { type: 'page.shown', place },
      ])
    },
  },
  'tells it which mode its practitioner has': {
    when: (step) => isThere(step) && step.event.type === 'account.known',
    must: (step) =>
      assert.deepEqual(sent(step, 'protocolBuilder'), [{ type: 'mode.chosen', mode: step.event['user'].builder_mode }]),
  },
  'tells the one page in sight that shows protocols that they have changed': {
    when: (step) => isRunning(step) && step.event.type === 'protocols.changed',
    must: (step) => {
      const place = step.before?.context.place
      const isOpen = (chart: string, page: object) => chart in (step.before?.children ?? {}) && place === page
      const told = { type: 'list.outdated' }
      assert.deepEqual(sent(step, 'protocolsPage'), isOpen('protocolsPage', ownProtocols) ? [told] : [])
      assert.deepEqual(sent(step, 'folders'), isOpen('folders', ownFolders) ? [told] : [])
      assert.deepEqual(
        sent(step, 'protocolPage'),
        isOpen('protocolPage', anOwnProtocol) ? [{ type: 'protocol.outdated' }] : [],
      )
      assert.deepEqual(sent(step, 'clientPage'), isOpen('clientPage', aClient) ? [{ type: 'client.outdated' }] : [])
      for (const chart of ['latestProtocols', 'waitingClients'])
        assert.deepEqual(sent(step, chart), isOpen(chart, overview) ? [{ type: 'data.outdated' }] : [])
    },
  },
  'tells the pages of protocols where they are, once their code is there and whenever they are opened': {
    when: (step) => isRunning(step) && isOpening(step),
    must: (step) => {
      const { place } = step.after.context
      assert.deepEqual(
        sent(step, 'protocolsPage'),
        place?.path === ownProtocols.path ? [{ type: 'list.entered', language: place.language }] : [],
      )
      assert.deepEqual(sent(step, 'protocolPage'), place === anOwnProtocol ? [{ type: 'protocol.entered', place }] : [])
    },
  },
  'closes the email that is read once a protocol is opened': {
    when: (step) => step.event['place'] === anOwnProtocol && 'shareMail' in (step.before?.children ?? {}),
    must: (step) => assert.deepEqual(sent(step, 'shareMail'), [{ type: 'page.opened' }]),
  },
  'hands it the suggested product that is to be added, where it is there': {
    when: (step) => isRunning(step) && step.event.type === 'product.suggested',
    must: (step) => assert.deepEqual(sent(step, 'protocolBuilder'), isThere(step) ? [step.event] : []),
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
