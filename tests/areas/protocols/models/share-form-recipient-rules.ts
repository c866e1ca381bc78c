import assert from 'node:assert/strict'

import type { Client } from '#areas/clients/contract/clients.ts'
import { CLIENT_SEARCH_MIN_LENGTH, DISCOUNT_CHOICES } from '#contract/constants.ts'

import {
  clientAt,
  findingOf,
  hasInvalid,
  held,
  is,
  isAddress,
  isBlocked,
  isChosen,
  isEditing,
  isLooking,
  isNaming,
  parts,
  recipient,
} from './share-form-steps.ts'
import type { ShareRules, ShareStep } from './share-form-steps.ts'
import { started } from '#tests/models/support/rules.ts'

const isAny = (step: ShareStep) => step.before !== undefined
const doesIn =
  (...types: readonly string[]) =>
  (step: ShareStep) =>
    isEditing(step) && is(...types)(step)
/** Known clients, including those that the step's answer brings. */
const known = (step: ShareStep): readonly Client[] => [
  ...held(step).recent,
  ...held(step).found,
  ...held(step).looked.clients,
  ...(isLookedUp(step) ? step.event['output'].value : []),
]
const isLookedUp = (step: ShareStep) =>
  is('xstate.done.actor.lookUpClients')(step) && step.event['output'].ok === true && isLooking(step.before as never)
/** Typed addresses whose owner is not known yet. */
const unlooked = (step: ShareStep): readonly string[] => {
  const looked = [...held(step).looked.emails, ...(isLookedUp(step) ? held(step).lookedUp : [])]
  const isUnlooked = (one: string) =>
    isAddress(one) && !isChosen(held(step), one) && !clientAt(known(step), one) && !looked.includes(one)
  return [...new Set(parts(held(step).text).filter(isUnlooked))]
}
/** A rate as a choice of this form. A rate above the base rate counts as the base rate. */
const choice = (step: ShareStep, rate: number | null | undefined) => {
  const base = held(step).detail?.commission_rate ?? 100
  return DISCOUNT_CHOICES.find((one) => one === Math.min(rate ?? Number.NaN, base)) ?? null
}

/** Clients with what is typed are not known yet. */
const isLookingFor = (step: ShareStep) => step.before?.hasTag('searching') === true
const isEnteredEarly = (step: ShareStep) =>
  doesIn('share.enter')(step) && isLookingFor(step) && !parts(held(step).text).some(isAddress)
/** The client that Enter picks: the first one offered, unless an address is typed. */
function meant(step: ShareStep): Client | undefined {
  const { text, recipients, recent, found } = held(step)
  if (!doesIn('share.enter')(step) || text.trim() === '' || parts(text).some(isAddress)) return undefined
  if (isLookingFor(step)) return undefined
  const known = text.trim().length < CLIENT_SEARCH_MIN_LENGTH ? (recipients.length > 0 ? [] : recent) : found
  return known.find(({ email }) => !isChosen(held(step), email))
}

/** Kind of the text that is invited; null if the step invites nothing. */
function invited(step: ShareStep): 'chosen' | 'unlooked' | 'list' | 'client' | 'new' | 'found' | 'wrong' | null {
  const { text } = held(step)
  const isEntered = doesIn('share.enter')(step) && meant(step) === undefined && !isEnteredEarly(step)
  if (!doesIn('share.invite')(step) && !isEntered && !isLookedUp(step)) return null
  if (isChosen(held(step), text)) return 'chosen'
  if (unlooked(step).length > 0) return 'unlooked'
  if (parts(text).length > 1 && parts(text).some(isAddress)) return 'list'
  if (clientAt(known(step), text)) return 'client'
  if (isAddress(text)) return 'new'
  return findingOf(step.before as typeof step.after) === 'chosen' ? 'found' : 'wrong'
}
const picked = (step: ShareStep) =>
  step.event.type === 'share.choose' ? step.event['client'] : (meant(step) ?? clientAt(known(step), held(step).text))
const isRefused = (step: ShareStep) =>
  ['chosen', 'found'].includes(invited(step) ?? '') ||
  (doesIn('share.choose')(step) && isChosen(held(step), picked(step).email))
const isPicked = (step: ShareStep) =>
  invited(step) === 'client' ||
  meant(step) !== undefined ||
  (doesIn('share.choose')(step) && !isChosen(held(step), picked(step).email))

/** Recipients of the protocol, known clients and new ones. */
export const recipientRules: ShareRules = {
  'takes a client who is picked, with their own rate unless one is chosen already': {
    requirements: ['share.search-picks-a-client', 'share.discount-starts-unchosen', 'share.discount-choices'],
    when: isPicked,
    must: (step) => {
      const { recipients, discount, text, refusal } = step.after.context
      assert.deepEqual(recipients, [...held(step).recipients, recipient(picked(step))])
      assert.equal(discount, held(step).discount ?? choice(step, picked(step).discount_rate))
      assert.deepEqual([text, refusal], ['', null])
    },
  },
  'takes nobody by Enter while clients with what is typed are looked for': {
    requirements: ['share.enter-takes-who-was-typed'],
    when: isEnteredEarly,
    must: ({ before, after }) => {
      assert.deepEqual(after.context, before?.context)
      assert.deepEqual(after.value, before?.value)
    },
  },
  'refuses whoever is chosen already, however the address is written, and nobody but whom the search finds': {
    requirements: ['share.no-recipient-twice'],
    when: isRefused,
    must: (step) => {
      const { recipients, refusal, text } = step.after.context
      assert.deepEqual(recipients, held(step).recipients)
      assert.deepEqual([refusal, text], ['chosenAlready', held(step).text])
      assert.equal(isNaming(step.after), isNaming(step.before as typeof step.after))
    },
  },
  'has nobody twice': {
    requirements: ['share.no-recipient-twice'],
    when: isAny,
    must: ({ after }) => {
      const emails = after.context.recipients.map(({ email }) => email.toLowerCase())
      assert.deepEqual(emails, [...new Set(emails)])
    },
  },
  'takes a pasted list, each address once and clients as clients, and says if one was chosen before': {
    requirements: ['share.no-recipient-twice', 'share.discount-starts-unchosen'],
    when: (step) => invited(step) === 'list',
    must: (step) => {
      const before = held(step)
      const addresses = parts(before.text)
      const added = step.after.context.recipients.slice(before.recipients.length)
      assert.deepEqual(step.after.context.recipients.slice(0, before.recipients.length), before.recipients)
      assert.deepEqual(
        added.map(({ email }) => email.toLowerCase()),
        [...new Set(addresses.map((one) => one.toLowerCase()))].filter((one) => !isChosen(before, one)),
      )
      const clients = added.map(({ email }) => clientAt(known(step), email))
      assert.deepEqual(
        added.map(({ clientId }) => clientId),
        clients.map((one) => one?.id ?? null),
      )
      const rates = clients.map((one) => choice(step, one?.discount_rate)).filter((rate) => rate !== null)
      const { text, refusal, discount } = step.after.context
      assert.equal(discount, before.discount ?? rates[0] ?? null)
      const isAgain = addresses.some((one) => isChosen(before, one))
      assert.deepEqual([text, refusal], ['', isAgain ? 'chosenAlready' : null])
    },
  },
  'looks up the addresses that it does not know before it asks anything, and says so': {
    requirements: ['share.address-is-looked-up'],
    when: (step) => invited(step) === 'unlooked',
    must: (step) => {
      const { recipients, names, text, language } = step.after.context
      const asked = { emails: unlooked(step), language }
      const isAsking = isLooking(step.before as typeof step.after) && !isLookedUp(step)
      assert.deepEqual(started(step, 'lookUpClients'), isAsking ? [] : [asked])
      assert.deepEqual([step.after.hasTag('looking'), isLooking(step.after)], [true, true])
      assert.deepEqual([recipients, names, text], [held(step).recipients, held(step).names, held(step).text])
    },
  },
  'looks up no address that it knows': {
    requirements: ['share.address-is-looked-up'],
    when: (step) => ![null, 'unlooked'].includes(invited(step)),
    must: (step) => assert.deepEqual(started(step, 'lookUpClients'), []),
  },
  'holds what could not be looked up, which can be tried again': {
    requirements: ['share.address-is-looked-up'],
    when: (step) =>
      is('xstate.done.actor.lookUpClients', 'xstate.error.actor.lookUpClients')(step) && !isLookedUp(step),
    must: (step) => {
      assert.deepEqual(step.after.context, held(step))
      assert.equal(step.after.matches({ form: { editing: { looking: 'failed' } } }), true)
      assert.equal(isNaming(step.after), isNaming(step.before as typeof step.after))
    },
  },
  'looks nothing up but what stands in the field': {
    requirements: ['share.address-is-looked-up'],
    when: (step) => isEditing(step) && is('share.search', 'share.choose')(step),
    must: (step) => {
      const isRefusedHere = isRefused(step)
      if (isRefusedHere) return
      assert.equal(step.after.children['lookUpClients'], undefined)
      assert.equal(step.after.matches({ form: { editing: { looking: 'idle' } } }), true)
    },
  },
  'says that all are chosen whom the search has found, while that is so': {
    requirements: ['share.no-recipient-twice'],
    when: ({ after }) => ['found', 'chosen'].includes(findingOf(after) ?? ''),
    must: ({ after }) => {
      const { found, text } = after.context
      const areAll = found.every(({ email }) => isChosen(after.context, email)) && !parts(text).some(isAddress)
      assert.equal(findingOf(after), areAll ? 'chosen' : 'found')
    },
  },
  'asks the names that belong to a new address': {
    requirements: ['share.new-email-needs-both-names'],
    when: (step) => invited(step) === 'new',
    must: (step) => {
      const { names, recipients, refusal } = step.after.context
      assert.equal(isNaming(step.after), true)
      assert.deepEqual(names, { email: held(step).text.trim(), firstName: '', lastName: '' })
      assert.deepEqual([recipients, refusal], [held(step).recipients, null])
    },
  },
  'says of more than two characters that they are no address, and takes nobody': {
    requirements: ['share.typed-email-is-checked'],
    when: (step) => invited(step) === 'wrong',
    must: (step) => {
      const { text, recipients, refusal } = step.after.context
      assert.equal(refusal, text.trim().length > 2 ? 'emailInvalid' : held(step).refusal)
      assert.deepEqual([text, recipients], [held(step).text, held(step).recipients])
    },
  },
  'asks for names exactly while somebody is named, who is no client': {
    when: isAny,
    must: ({ after }) => {
      const { names, recipients } = after.context
      assert.equal(isNaming(after), names.email !== '')
      const clients = recipients.filter(({ clientId }) => clientId !== null)
      assert.equal(isChosen({ ...after.context, recipients: clients }, names.email), false)
    },
  },
  'holds the names that are typed': {
    when: (step) => isEditing(step) && is('name.change')(step) && held(step).names.email !== '',
    must: (step) => {
      const { field, value } = step.event as unknown as { field: string; value: string }
      assert.deepEqual(step.after.context.names, { ...held(step).names, [field]: value })
      assert.equal(step.after.matches({ form: { editing: { naming: { open: 'untried' } } } }), true)
    },
  },
  'takes somebody new with both names only': {
    requirements: ['share.new-email-needs-both-names'],
    when: (step) => doesIn('name.confirm')(step) && held(step).names.email !== '',
    must: (step) => {
      const { names, recipients, text } = held(step)
      const [firstName, lastName] = [names.firstName.trim(), names.lastName.trim()]
      const { context } = step.after
      if (firstName === '' || lastName === '') {
        assert.equal(step.after.matches({ form: { editing: { naming: { open: 'incomplete' } } } }), true)
        assert.deepEqual([context.recipients, context.names], [recipients, names])
        return
      }
      const named = {
        email: names.email,
        clientId: null,
        firstName,
        lastName,
        isOthers: false,
        isLinked: false,
        reason: null,
      }
      const others = recipients.filter(({ email }) => email !== names.email)
      const at = recipients.findIndex(({ email }) => email === names.email)
      assert.deepEqual(context.recipients, others.toSpliced(at === -1 ? others.length : at, 0, named))
      assert.equal(isNaming(step.after), false)
      assert.equal(context.text, text.trim() === names.email ? '' : text)
    },
  },
  'puts the address that was meant in place of the typed one, and looks up whose it is while that one is named': {
    requirements: ['forms.email-slip-is-asked'],
    when: doesIn('share.correct'),
    must: (step) => {
      const isUnknown = unlooked({ ...step, before: step.after } as ShareStep).length > 0
      assert.equal(step.after.context.text, step.event['text'])
      assert.equal(isLooking(step.after), step.before !== undefined && isNaming(step.before) && isUnknown)
    },
  },
  'forgets the names that are given up': {
    when: (step) => doesIn('name.cancel')(step) && held(step).names.email !== '',
    must: (step) => {
      assert.deepEqual(step.after.context.names, { email: '', firstName: '', lastName: '' })
      assert.deepEqual(step.after.context.recipients, held(step).recipients)
    },
  },
  'takes other names for somebody new, and none for a client': {
    requirements: ['share.new-email-needs-both-names'],
    when: doesIn('share.rename'),
    must: (step) => {
      const one = held(step).recipients.find(({ email }) => email === step.event['email'])
      const { email = '', firstName = '', lastName = '' } = one ?? {}
      const isNew = one?.clientId === null
      assert.deepEqual(step.after.context.names, isNew ? { email, firstName, lastName } : held(step).names)
    },
  },
  'never takes a client for somebody new': {
    when: isAny,
    must: (step) => {
      for (const { email, clientId } of held(step).recipients) {
        const now = step.after.context.recipients.find((one) => one.email === email)
        if (now) assert.equal(now.clientId, clientId)
      }
    },
  },
  'lets a recipient go, whatever was said of them': {
    when: doesIn('share.remove'),
    must: (step) => {
      const gone = (step.event['email'] as string).toLowerCase()
      const others = held(step).recipients.filter(({ email }) => email.toLowerCase() !== gone)
      assert.deepEqual(step.after.context.recipients, others)
      assert.equal(step.after.context.names.email === step.event['email'], false)
      assert.equal(step.after.context.refusal, null)
    },
  },
  'has said that emails are invalid until none is': {
    requirements: ['share.invalid-recipient-blocks'],
    when: ({ before, after, event }) =>
      before !== undefined && isBlocked(before) && after.matches({ form: 'editing' }) && event.type !== 'share.begin',
    must: ({ after }) => assert.equal(isBlocked(after), hasInvalid(after.context)),
  },
  'offers nothing that was found for a text that is gone': {
    requirements: ['share.recent-clients-first'],
    when: ({ after }) => after.matches({ form: 'editing' }) && after.context.text.trim().length < 3,
    must: ({ after }) => assert.deepEqual([findingOf(after), after.context.found], ['resting', []]),
  },
}
