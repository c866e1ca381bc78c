import { shareFormMachine } from '#machines/protocols/share/share-form.machine.ts'

import { refused } from '#tests/models/samples.ts'
import { journeys } from './share-form-journeys.ts'
import { knownRules } from './share-form-known-rules.ts'
import { recipientRules } from './share-form-recipient-rules.ts'
import { sendingRules } from './share-form-sending-rules.ts'
import {
  another,
  begin,
  beginAgain,
  beginWinter,
  cancel,
  choose,
  correct,
  confirm,
  discount,
  enter,
  first,
  fits,
  leave,
  invite,
  isOwnEmail,
  isKnown,
  isLost,
  isNoClient,
  isRecent,
  isSaved,
  isShared,
  last,
  note,
  ok,
  remove,
  rename,
  search,
  submit,
  unreachable,
} from './share-form-samples.ts'
import { calm, findingOf, mara, noah } from './share-form-steps.ts'
import type { ShareSnapshot } from './share-form-steps.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'

const isUntouched = ({ context: { recipients, text, names, discount: rate, note: words } }: ShareSnapshot) =>
  recipients.length === 0 && text === '' && names.email === '' && rate === null && words === ''
const isLookingUp = (snapshot: ShareSnapshot) =>
  snapshot.matches({ form: { editing: {} } }) && !snapshot.matches({ form: { editing: { looking: 'idle' } } })
/** True if the first requests are answered. */
const isCalm = (snapshot: ShareSnapshot) =>
  snapshot.matches({ detail: 'known', recent: 'asked', fit: 'resting' }) && snapshot.context.recent.length > 0

export const model = defineModel({
  machine: shareFormMachine,
  events: [
    begin,
    beginWinter,
    beginAgain,
    search('ma'),
    search(' mara '),
    search('MARA@b.de'),
    search(' new@c.de '),
    search('new@c.de x; NOAH@b.de,new@c.de mara@b.de'),
    correct,
    choose(mara),
    choose(noah),
    enter,
    invite,
    rename,
    { ...rename, email: mara.email },
    first('Nia'),
    first(' '),
    last(' Ray '),
    confirm,
    cancel,
    remove(mara.email),
    remove('new@c.de'),
    remove('x'),
    discount(0),
    discount(15),
    note,
    submit,
    leave,
    another,
    { type: 'share.retry' },
  ],
  answers: [
    isKnown,
    done('fetchDetail', refused),
    failed('fetchDetail'),
    isRecent,
    done('fetchRecent', refused),
    failed('fetchRecent'),
    ...[ok([mara]), ok([]), refused].map((output) => done('searchClients', output)),
    failed('searchClients'),
    isNoClient,
    ...[ok([mara]), refused].map((output) => done('lookUpClients', output)),
    failed('lookUpClients'),
    fits,
    done('checkFit', refused),
    failed('checkFit'),
    isSaved,
    isLost,
    failed('settleLines'),
    isShared,
    isOwnEmail,
    done('shareProtocol', unreachable),
    failed('shareProtocol'),
  ],
  fits: (snapshot, { type, output }) => {
    const { shared, language, recipients, names, discount: rate } = snapshot.context
    if (language !== 'en') return false
    if (type === PASS.type) return isCalm(snapshot) && names.email === '' && recipients.length === 0
    if (/fetch(?:Detail|Recent)/.test(type)) return isUntouched(snapshot) && shared === calm
    if (isLookingUp(snapshot)) return /lookUpClients/.test(type) && recipients.length === 0 && names.email === ''
    return (
      (recipients.length < 2 && rate !== 0) ||
      output === fits['output'] ||
      output === isShared['output'] ||
      /settleLines/.test(type)
    )
  },
  // One thing at a time. The journeys cover several recipients, and actions that overlap.
  until: (snapshot, event) => {
    const { type } = event
    const { context } = snapshot
    const { shared, language, recipients, text, names, discount: rate, note: words, refusal } = context
    if (snapshot.matches({ form: 'unopened' })) return type !== 'share.begin' && type !== 'share.submit'
    if (language !== 'en' || shared.protocolId === 2) return true
    if (snapshot.matches({ form: 'settling' })) return !['share.begin', 'share.submit', 'share.cancel'].includes(type)
    if (snapshot.matches({ form: 'sending' })) return type !== 'share.submit' && type !== 'share.cancel'
    if (snapshot.matches({ form: 'sent' })) return !['share.begin', 'share.another', 'share.submit'].includes(type)
    if (type === 'share.begin') return !isUntouched(snapshot)
    if (isLookingUp(snapshot)) return recipients.length > 0 || type !== 'share.search' || event['text'] !== 'ma'
    if (!isCalm(snapshot)) return type !== 'share.retry' || !isUntouched(snapshot)
    if (recipients.some(({ reason }) => reason !== null) || words !== '') return type !== 'share.submit'
    if (recipients.length > 1) return type !== 'share.submit' && type !== 'share.remove'
    if (text === correct.text) return true
    if (type === 'share.correct') return recipients.length > 0 || !['ma', ' new@c.de '].includes(text)
    if (names.email !== '') return !/^(?:name\.|share\.submit)/.test(type) || recipients.length > 0
    if (type.startsWith('name.')) return !isUntouched(snapshot)
    if (rate !== null && rate !== 10) return rate !== 0 || type !== 'share.submit'
    if (recipients.length === 0 && rate !== null) return true
    if (type === 'share.note' || type === 'share.discount') return text !== '' || refusal !== null
    if (type === 'share.invite') return !['waiting', 'resting'].includes(findingOf(snapshot) ?? '')
    if (type === 'share.enter')
      return !['found', 'resting', 'none', 'waiting', 'searching'].includes(findingOf(snapshot) ?? '')
    if (Object.values(context.misfits).includes(null)) return true
    if (type === 'share.search') return (recipients.length > 0 || refusal !== null) && text !== ''
    return false
  },
  project: (snapshot) => {
    const { shared, language, following, queue, text, refusal, names, ...context } = snapshot.context
    return {
      shared,
      language,
      following,
      queue,
      text,
      refusal,
      names,
      detail: context.detail !== null,
      recipients: context.recipients,
      sentTo: context.sentTo.map(({ email }) => email),
      recent: context.recent.length,
      found: context.found.length,
      discount: context.discount,
      note: context.note !== '',
      misfits: Object.entries(context.misfits).map(([id, found]) => [id, found !== null]),
      checked: snapshot.matches({ fit: 'checking' }) ? context.checked : 0,
      has: context.problem !== null,
    }
  },
  journeys,
  equivalents: {
    'shareForm.form.settling: onDone of settleLines, branch 1: leads to next':
      'what is settled has a recipient, so that next leads to sending at once',
  },
  rules: { ...recipientRules, ...knownRules, ...sendingRules },
})
