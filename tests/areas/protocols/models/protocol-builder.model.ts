import type { SnapshotFrom } from 'xstate'

import { ACTIVE_PROTOCOL_MS } from '#contract/constants.ts'
import { protocolBuilderMachine } from '#machines/protocols/builder/protocol-builder.machine.ts'
import type { Place } from '#machines/pages/place.ts'
import { withoutLines } from '#machines/protocols/builder/protocol-builder.ts'

import { barRules } from './protocol-builder-bar-rules.ts'
import { childRules } from './protocol-builder-child-rules.ts'
import { panelRules } from './protocol-builder-panel-rules.ts'
import { personRules } from './protocol-builder-person-rules.ts'
import { workRules } from './protocol-builder-work-rules.ts'
import { stateOf } from './protocol-builder-steps.ts'
import { line, protocol } from './protocol-samples.ts'
import { product } from '#tests/models/samples.ts'
import { dosage } from './dosage-samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'

type Snapshot = SnapshotFrom<typeof protocolBuilderMachine>

const calm = protocol(1, 'Calm', [line(12)])
const subject = { protocolId: 1, name: 'Calm' }
const checkout: Place = { language: 'en', path: '/checkout', query: {} }
const suggested = product(11)
const stored = { user_id: 7, active_protocol: withoutLines(calm), at: 1000 }
const blank = { active: null, isOpen: null, width: null, covers: false, at: 1000 }
const certified = { type: 'session.signedIn', userId: 7, userTypeId: 2 } as const

/** Events about lines are handed on in every state; they are tried in one. */
const HANDED_ON = [
  'line.setQuantity',
  'line.raise',
  'line.lower',
  'line.setNote',
  'line.setDosage',
  'line.swap',
  'line.restore',
  'line.reset',
  'line.again',
  'page.shown',
  'page.returned',
  'product.suggested',
  'shortcuts.show',
  'protocol.copied',
  'protocols.redone',
  'share.sent',
  'lines.changed',
  'lines.shown',
  'protocol.renamed',
  'protocols.outdated',
  'notice.raised',
  'protocol.copy',
  'protocol.restore',
]

/** The builder's first states. */
const isFirst = (snapshot: Snapshot) => ['Default', 'ListingProtocols'].includes(stateOf(snapshot))
const isRead = (snapshot: Snapshot) => snapshot.matches({ memory: 'read' })

export const model = defineModel({
  machine: protocolBuilderMachine,
  inputs: [{ mode: 'redesign' }, { mode: 'standard' }],
  events: [
    certified,
    { ...certified, userTypeId: 3 },
    { ...certified, userId: 8 },
    { ...certified, userTypeId: 4 },
    { type: 'session.signedOut' },
    { type: 'language.shown', language: 'de' },
    { type: 'page.shown', place: checkout },
    { type: 'page.shown', place: { ...checkout, path: '/products' } },
    { type: 'page.returned', at: 5000 },
    { type: 'mode.chosen', mode: 'standard' },
    { type: 'mode.chosen', mode: 'redesign' },
    { type: 'builder.list' },
    { type: 'builder.create' },
    { type: 'builder.edit' },
    { type: 'builder.share' },
    { type: 'builder.addNote' },
    { type: 'builder.back' },
    { type: 'builder.finish' },
    { type: 'note.change', text: 'Take with food' },
    { type: 'note.change', text: '  ' },
    { type: 'note.change', text: 'x'.repeat(2001) },
    { type: 'note.save' },
    { type: 'protocol.select', protocol: calm },
    { type: 'protocol.share', protocol: calm },
    { type: 'protocol.edit', protocol: calm },
    { type: 'protocol.copy', subject },
    { type: 'protocol.delete', subject },
    { type: 'protocol.restore', subject },
    { type: 'product.add', line: line(11) },
    { type: 'product.suggested', product: suggested },
    { type: 'product.suggested', product: { ...suggested, variants: [] } },
    { type: 'line.setQuantity', variantId: 12, quantity: 3 },
    { type: 'line.raise', variantId: 12 },
    { type: 'line.lower', variantId: 12 },
    { type: 'line.setNote', variantId: 12, notes: 'At night' },
    { type: 'line.setDosage', variantId: 12, dosage: dosage(2) },
    { type: 'line.remove', variantId: 12 },
    { type: 'line.swap', variantId: 12, line: line(13) },
    { type: 'line.restore', protocolId: 1, line: line(12), position: 1 },
    { type: 'line.reset', protocolId: 1, variantId: 12, name: 'Product 12', quantity: 1, before: 2 },
    { type: 'line.again', changes: [{ kind: 'remove', protocolId: 1, variantId: 12, name: 'Product 12' }] },
    { type: 'shortcuts.show' },
    { type: 'bar.name' },
    { type: 'bar.toggle' },
    { type: 'panel.open' },
    { type: 'panel.close' },
    { type: 'panel.grab' },
    { type: 'panel.drag', width: 512.4 },
    { type: 'panel.drag', width: 2000 },
    { type: 'panel.drop' },
    { type: 'panel.resize', width: 20 },
    { type: 'protocol.gone', protocolId: 1 },
    { type: 'protocol.gone', protocolId: 2 },
    { type: 'form.sent', form: 'createProtocol', sent: calm },
    { type: 'form.sent', form: 'editProtocol', sent: { protocol_id: 1, name: 'Calmer', description: 'More' } },
    { type: 'form.sent', form: 'editProtocol', sent: { protocol_id: 2, name: 'Winter', description: '' } },
    { type: 'protocol.copied', protocolId: 3 },
    { type: 'protocols.redone' },
    { type: 'protocol.deleted', protocolId: 1 },
    { type: 'protocol.deleted', protocolId: 2 },
    { type: 'protocol.restored', protocol: calm },
    { type: 'share.sent', protocolId: 1 },
    { type: 'share.cancelled' },
    { type: 'lines.changed' },
    { type: 'lines.shown', protocolId: 1 },
    { type: 'protocol.renamed', protocolId: 1, name: 'Calmer', description: 'More' },
    { type: 'protocol.renamed', protocolId: 2, name: 'Winter', description: '' },
    { type: 'protocols.outdated', about: 'lines' },
    { type: 'protocols.outdated', about: 'protocols' },
    { type: 'notice.raised', tone: 'product', text: 'builder:notice.added', values: { name: 'Product 11' } },
  ],
  answers: [
    done('recall', blank),
    done('recall', { ...blank, isOpen: true, width: 500 }),
    done('recall', { ...blank, isOpen: false, width: 5000 }),
    done('recall', { ...blank, isOpen: true, width: 500, covers: true }),
    done('recall', { ...blank, active: stored, covers: true }),
    done('recall', { ...blank, active: stored }),
    done('recall', { ...blank, isOpen: true, active: stored, at: 999 + ACTIVE_PROTOCOL_MS }),
    done('recall', { ...blank, active: stored, at: 1000 + ACTIVE_PROTOCOL_MS }),
    done('recall', { ...blank, active: { ...stored, user_id: 9 } }),
    failed('recall'),
  ],
  project: ({ context: { mode, userId, userTypeId, language, active, added, note, width } }) => ({
    mode,
    userId,
    userTypeId,
    language,
    active: active?.name,
    added,
    note,
    width,
  }),
  until: (snapshot, { type, ...event }) => {
    const { active, added, note, width, userId, language, userTypeId } = snapshot.context
    const state = stateOf(snapshot)
    if (snapshot.matches({ sight: 'hidden' })) return type !== 'page.shown'
    const isPlain = width === 400 && note === '' && added === null && language === 'en'
    if (state === 'Unauthorized') return !isPlain || userId !== null
    if (language !== 'en' || userId === 8) return true
    if (type.startsWith('xstate.')) return !isPlain
    if (!isRead(snapshot)) return !/^(?:session|protocol\.select|panel\.open|builder\.create)/.test(type) || !isPlain
    if (type.startsWith('panel.') && added === null) return !isPlain && !snapshot.matches({ panel: 'resizing' })
    if (width !== 400) return true
    if (type.startsWith('note.')) return state !== 'AddingNote'
    if (note !== '') return !['note.save', 'builder.back'].includes(type)
    if (added !== null)
      return !['product.add', 'panel.close', 'panel.open', 'bar.toggle', 'builder.share', 'protocol.deleted'].includes(
        type,
      )
    if (userTypeId === 3) return !['builder.share', 'protocol.share', 'protocol.select'].includes(type)
    if (snapshot.matches({ panel: 'resizing' })) return true
    if (HANDED_ON.includes(type)) return state !== 'ActiveProtocol' || active?.name !== 'Calm'
    if (type.startsWith('session.') || type === 'language.shown')
      return !isFirst(snapshot) && state !== 'SharingProtocol' && state !== 'ActiveProtocol'
    if (active?.name === 'Calmer') return !['builder.edit', 'builder.back'].includes(type)
    return 'form' in event && event.form === 'editProtocol' ? state !== 'EditingProtocol' : false
  },
  equivalents: {
    'protocolBuilder.work.Authorized: begins elsewhere': 'every transition into it names the state by the mode',
    'protocolBuilder.work.Authorized: on builder.finish, branch 1: leads to ListingProtocols':
      'closing the panel, which follows, leads back to where the mode begins',
    'protocolBuilder.work.Authorized: on builder.finish, branch 2: leads to CreatingProtocol':
      'closing the panel, which follows, leads back to where the mode begins',
  },
  rules: { ...personRules, ...workRules, ...barRules, ...childRules, ...panelRules },
})
