import assert from 'node:assert/strict'

import { findingOf, held, is, isAddress, isEditing, isSending, parts } from './share-form-steps.ts'
import type { ShareRules, ShareStep } from './share-form-steps.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { emitted, started, waits } from '#tests/models/support/rules.ts'

const answers = (id: string) => (step: ShareStep) => is(`xstate.done.actor.${id}`, `xstate.error.actor.${id}`)(step)
/** Value of a successful answer; undefined otherwise. */
const brought = ({ event }: ShareStep) => (event['output']?.ok === true ? event['output'].value : undefined)
const typed = ({ event }: ShareStep) => (event['text'] as string).trim()

/** Requests while the form is filled in: clients, the protocol's shares, and products that suit the recipients. */
export const knownRules: ShareRules = {
  'waits half a second after each key, and for more than two characters that are no list of addresses': {
    requirements: ['share.client-search-waits'],
    when: (step) => isEditing(step) && is('share.search')(step),
    must: (step) => {
      const isList = parts(typed(step)).length > 1 && parts(typed(step)).some(isAddress)
      const isEnough = typed(step).length > 2 && !isList
      const { text, refusal } = step.after.context
      assert.deepEqual([text, refusal], [step.event['text'], null])
      assert.equal(findingOf(step.after), isEnough ? 'waiting' : 'resting')
      assert.deepEqual(waits(step), isEnough ? [500] : [])
      assert.equal(step.after.children['searchClients'], undefined)
    },
  },
  'asks for the clients with what was typed': {
    requirements: ['share.search-picks-a-client', 'share.client-search-waits'],
    when: (step) => step.event.type === PASS.type,
    must: (step) => {
      const { text, language } = held(step)
      assert.deepEqual(started(step, 'searchClients'), [{ keyword: text.trim().slice(0, 200), language }])
    },
  },
  'tells a failed search from one that found nobody': {
    requirements: ['share.client-search-failure', 'share.search-picks-a-client'],
    when: answers('searchClients'),
    must: (step) => {
      const found = brought(step)
      const state = found === undefined ? 'failed' : found.length > 0 ? 'found' : 'none'
      assert.deepEqual(
        [findingOf(step.after)?.replace('chosen', 'found'), step.after.context.found],
        [state, found ?? []],
      )
      assert.equal(step.after.hasTag('failed'), found === undefined || step.after.matches({ detail: 'failed' }))
    },
  },
  'is searching from the last key to the answer': {
    when: ({ before }) => before !== undefined,
    must: ({ after }) =>
      assert.equal(after.hasTag('searching'), ['waiting', 'searching'].includes(findingOf(after) ?? '')),
  },
  'asks for the protocol and the last clients whenever it is begun': {
    requirements: ['share.shows-earlier-shares', 'share.recent-clients-first'],
    when: is('share.begin'),
    must: (step) => {
      const { shared, language } = step.after.context
      assert.deepEqual(started(step, 'fetchDetail'), [{ protocolId: shared.protocolId, language }])
      assert.deepEqual(started(step, 'fetchRecent'), [{ language }])
    },
  },
  'knows with whom the protocol was shared before, or that it could not be had': {
    requirements: ['share.shows-earlier-shares'],
    when: answers('fetchDetail'),
    must: (step) => {
      const detail = brought(step)
      assert.deepEqual(step.after.context.detail, detail ?? held(step).detail)
      if (!detail) assert.equal(step.after.context.discount, held(step).discount)
      assert.equal(step.after.matches({ detail: detail ? 'known' : 'failed' }), true)
      assert.equal(step.after.hasTag('failed'), detail === undefined || findingOf(step.after) === 'failed')
      if (detail) assert.equal(step.after.context.problem, null)
      else assert.notEqual(step.after.context.problem, null)
    },
  },
  'lets no discount stand above the base rate of commission': {
    requirements: ['share.discount-choices'],
    when: ({ after }) => after.matches({ form: 'editing' }) && after.context.detail !== null,
    must: ({ after: { context } }) => assert.ok((context.discount ?? 0) <= (context.detail?.commission_rate ?? 0)),
  },
  'asks for the shares again when it is told to': {
    when: ({ event, before }) => event.type === 'share.retry' && before?.matches({ detail: 'failed' }) === true,
    must: (step) => {
      const { shared, language } = held(step)
      assert.deepEqual(started(step, 'fetchDetail'), [{ protocolId: shared.protocolId, language }])
    },
  },
  'offers the last clients, and goes without them where they cannot be had': {
    requirements: ['share.recent-clients-first'],
    when: answers('fetchRecent'),
    must: (step) => {
      assert.deepEqual(step.after.context.recent, brought(step) ?? held(step).recent)
      assert.equal(step.after.matches({ recent: 'asked' }), true)
      assert.deepEqual(step.after.context.problem, held(step).problem)
    },
  },
  'compares the protocol with each chosen client who has agreed, one after another': {
    requirements: ['share.fit-check'],
    when: (step) => started(step, 'checkFit').length > 0,
    must: (step) => {
      const { shared, recipients, misfits, checked, language } = step.after.context
      const linked = recipients.filter(({ isLinked }) => isLinked).map(({ clientId }) => clientId)
      const open = linked.filter((id) => id !== null && !(id in misfits))
      assert.equal(checked, open[0])
      assert.deepEqual(started(step, 'checkFit'), [{ protocolId: shared.protocolId, clientId: open[0], language }])
    },
  },
  'has compared it with every chosen client who has agreed while it compares it with none': {
    requirements: ['share.fit-check'],
    when: ({ after }) => after.matches({ fit: 'resting' }),
    must: ({ after: { context } }) => {
      for (const { clientId, isLinked } of context.recipients)
        assert.equal(isLinked && clientId !== null, String(clientId) in context.misfits)
    },
  },
  'marks what does not suit the client who was compared, and does without where that fails': {
    requirements: ['share.fit-check'],
    when: answers('checkFit'),
    must: (step) => {
      const { misfits, checked, recipients, problem } = held(step)
      assert.deepEqual(step.after.context.misfits, { ...misfits, [checked]: brought(step) ?? null })
      assert.deepEqual([step.after.context.recipients, step.after.context.problem], [recipients, problem])
      assert.deepEqual(step.after.value, { ...(step.before?.value as object), fit: step.after.value.fit })
      assert.deepEqual(emitted(step), [])
    },
  },
  'compares anew when it is begun, since the lines may be others': {
    requirements: ['share.fit-check'],
    when: (step) => is('share.begin')(step) && !isSending(step),
    must: ({ after }) => assert.deepEqual(after.context.misfits, {}),
  },
}
