import type { AnyEventObject } from 'xstate'

import type { BuilderMode } from '#machines/protocols/builder/protocol-builder.ts'

import { model } from './protocol-builder.model.ts'
import { isAt, stateOf } from './protocol-builder-steps.ts'
import type { BuilderSnapshot, BuilderState } from './protocol-builder-steps.ts'
import type { Effect } from '#tests/models/support/effects.ts'
import { personOf } from '#tests/models/support/model.ts'

export const isRecalling = (snapshot: BuilderSnapshot): boolean => snapshot.matches({ memory: 'reading' })
const isStandard = ({ context }: BuilderSnapshot) => context.mode === 'standard'
const isClosed = (snapshot: BuilderSnapshot) => snapshot.matches({ panel: 'closed' })
const isHeld = (snapshot: BuilderSnapshot) => snapshot.matches({ panel: 'resizing' })
const hasActive = ({ context }: BuilderSnapshot) => context.active !== null
const isFirst = (snapshot: BuilderSnapshot) => isAt(snapshot, 'Default', 'ListingProtocols')
const isWorked = (snapshot: BuilderSnapshot) => isAt(snapshot, 'ActiveProtocol', 'ProductAdded')

/** True if the bar offers to share: a protocol stays on it while its form or the list is closed. */
const isOnBar = (snapshot: BuilderSnapshot) => hasActive(snapshot) && (isWorked(snapshot) || isAt(snapshot, 'Default'))

/** True if the state's view is in the panel, or above the bar. */
const isShown = (snapshot: BuilderSnapshot) =>
  !isAt(snapshot, 'Unauthorized', 'Default') && (!isClosed(snapshot) || (isStandard(snapshot) && !isWorked(snapshot)))

/** Nobody can cause some things there: another language is another page, a change is given up after six failures, every product suits, and whose lines are in sight follows from the rest. */
function isPossible({ type, protocolId, sent, output }: AnyEventObject): boolean {
  if (['language.shown', 'page.shown', 'product.suggested', 'line.again', 'line.swap', 'lines.shown'].includes(type))
    return false
  if (type === 'protocol.gone' || type === 'protocol.renamed') return protocolId === 1
  if (type === 'form.sent') return sent.protocol_id === 1
  // A panel that was opened or closed is stored with its width. The window is a wide one.
  return output?.covers !== true && (output?.isOpen === null || output?.width !== null)
}

type Offer = (snapshot: BuilderSnapshot, event: AnyEventObject) => boolean

const inList = (snapshot: BuilderSnapshot) => isShown(snapshot) && isAt(snapshot, 'ListingProtocols')
const inProtocol = (snapshot: BuilderSnapshot) => isShown(snapshot) && isAt(snapshot, 'ActiveProtocol')
const at =
  (...states: readonly BuilderState[]) =>
  (snapshot: BuilderSnapshot) =>
    isShown(snapshot) && isAt(snapshot, ...states)

/** The situations in which the page offers each operation; each is tried where it differs. */
const OFFERS: Readonly<Record<string, Offer>> = {
  'session.signedIn': (snapshot, { userId, userTypeId }) =>
    isFirst(snapshot) && (userId !== snapshot.context.userId || userTypeId !== snapshot.context.userTypeId),
  'session.signedOut': (snapshot) => isFirst(snapshot) || isAt(snapshot, 'ActiveProtocol'),
  'page.returned': inProtocol,
  'mode.chosen': (snapshot) => isFirst(snapshot) || inProtocol(snapshot),
  'builder.list': (snapshot) => !isStandard(snapshot) && inProtocol(snapshot),
  'bar.name': (snapshot) =>
    isStandard(snapshot) && isAt(snapshot, 'Default', 'ActiveProtocol', 'CreatingProtocol', 'ListingProtocols'),
  'bar.toggle': (snapshot) =>
    isStandard(snapshot) && isAt(snapshot, 'Default', 'ActiveProtocol', 'ProductAdded', 'CreatingProtocol'),
  'builder.create': (snapshot) => inList(snapshot) || (isAt(snapshot, 'Default') && !hasActive(snapshot)),
  'builder.edit': inProtocol,
  'builder.share': (snapshot) =>
    snapshot.context.userTypeId === 2 && (isStandard(snapshot) ? isOnBar(snapshot) : inProtocol(snapshot)),
  'builder.addNote': at('SharingProtocol'),
  'builder.back': (snapshot) =>
    at('CreatingProtocol', 'EditingProtocol', 'SharingProtocol', 'AddingNote')(snapshot) ||
    (inList(snapshot) && (hasActive(snapshot) || isStandard(snapshot))),
  'builder.finish': (snapshot) =>
    hasActive(snapshot) && at('ActiveProtocol', 'ListingProtocols', 'EditingProtocol')(snapshot),
  'note.change': (snapshot, { text }) => isAt(snapshot, 'AddingNote') && snapshot.context.note !== text,
  'note.save': at('AddingNote'),
  'protocol.select': inList,
  'protocol.share': (snapshot) => inList(snapshot) && snapshot.context.userTypeId === 2,
  'protocol.copy': inList,
  'protocol.delete': inList,
  'protocol.restore': inList,
  'protocol.copied': inList,
  'protocol.deleted': inList,
  'protocol.restored': inList,
  'protocol.gone': inProtocol,
  // By a product's card, whatever the builder shows.
  'product.add': (snapshot) => isFirst(snapshot) || isWorked(snapshot),
  'line.setQuantity': inProtocol,
  'line.raise': inProtocol,
  'line.lower': inProtocol,
  'line.setNote': inProtocol,
  'line.setDosage': inProtocol,
  'line.remove': inProtocol,
  'line.restore': inProtocol,
  'line.reset': inProtocol,
  'lines.changed': inProtocol,
  'protocol.renamed': inProtocol,
  'protocols.outdated': inProtocol,
  'notice.raised': inProtocol,
  'shortcuts.show': inProtocol,
  'share.sent': at('SharingProtocol'),
  'share.cancelled': at('SharingProtocol'),
  'form.sent': (snapshot, { form }) =>
    isAt(snapshot, form === 'createProtocol' ? 'CreatingProtocol' : 'EditingProtocol'),
  'panel.open': (snapshot) => isClosed(snapshot) && !isStandard(snapshot),
  'panel.close': isShown,
  'panel.grab': (snapshot) => !isStandard(snapshot) && isShown(snapshot),
  'panel.resize': (snapshot) => !isStandard(snapshot) && isShown(snapshot),
}

/** True if nobody can cause the event now, or it was tried in a situation like this one. */
function isOutOfReach(snapshot: BuilderSnapshot, event: AnyEventObject): boolean {
  const { type } = event
  const { note, added, userId, userTypeId } = snapshot.context
  if (isRecalling(snapshot)) return true
  if (isAt(snapshot, 'Unauthorized')) return type !== 'session.signedIn'
  if (isHeld(snapshot)) return !['panel.drag', 'panel.drop', 'panel.close'].includes(type)
  if (type === 'panel.drag' || type === 'panel.drop') return true
  if (userId === 8) return type !== 'session.signedOut'
  if (userTypeId === 3 && !['session.signedIn', 'session.signedOut', 'protocol.select'].includes(type)) return true
  if (note !== '' && !['note.change', 'note.save', 'builder.back', 'session.signedOut'].includes(type)) return true
  // A timer runs.
  if (added !== null && !['product.add', 'panel.close', 'panel.open', 'bar.toggle'].includes(type)) return true
  return OFFERS[type]?.(snapshot, event) !== true
}

/** No width leads elsewhere than another one: it is seen on the page. */
const project = (snapshot: BuilderSnapshot) => ({ ...Object(model.project(snapshot)), width: null })

/**
 * The builder's chart as a practitioner meets it beside the listing, in one mode, and the network's answers. A walk in
 * Standard mode also looks at the other mode, and comes back at once.
 */
export function personIn(mode: BuilderMode) {
  const until = (snapshot: BuilderSnapshot, event: AnyEventObject): boolean => {
    const isAway = snapshot.context.mode !== mode
    if (event.type !== 'mode.chosen') return isAway || isOutOfReach(snapshot, event)
    return (event['mode'] !== mode && (isAway || mode === 'redesign')) || isOutOfReach(snapshot, event)
  }
  return { ...personOf(model, { causes: isPossible, until, project }), inputs: [{ mode }] }
}

/** The view in the panel, or above the bar. */
export type View = 'list' | 'create' | 'active' | 'edit' | 'share' | 'note'

/** Messages of the builder, by their keys. */
export const SAID = ['selectToAdd', 'created', 'updated', 'gone'] as const
type Said = (typeof SAID)[number]

/** The parts of a situation that can be seen. */
export type Visible =
  /** The user is not known yet. */
  | 'entering'
  | {
      /** `tab`: the button that opens the closed panel. */
      readonly shape: 'none' | 'tab' | 'panel' | 'bar'
      readonly view: View | null
      /** The protocol that is worked on, where its name is in sight. */
      readonly active: string | null
      readonly canFinish: boolean
      /** Null where there is nothing to share. */
      readonly share: 'ready' | 'refused' | null
      /** Of the panel, in CSS pixels. */
      readonly width: number | null
      /** The form of a protocol. */
      readonly fields: { readonly name: string; readonly description: string } | null
      readonly note: { readonly text: string; readonly isRefused: boolean } | null
      /** Shown on the bar just after a product was added. */
      readonly added: boolean
      /** True if a product's card offers to add it. */
      readonly canAdd: boolean
      readonly said: readonly Said[]
    }

const VIEWS: Readonly<Record<BuilderState, View | null>> = {
  Unauthorized: null,
  Default: null,
  ListingProtocols: 'list',
  CreatingProtocol: 'create',
  ActiveProtocol: 'active',
  ProductAdded: 'active',
  EditingProtocol: 'edit',
  SharingProtocol: 'share',
  AddingNote: 'note',
}

/** The sight that the page must give. */
export function visible(
  snapshot: BuilderSnapshot,
  _: unknown,
  { effects }: { readonly effects: readonly Effect[] },
): Visible {
  if (isRecalling(snapshot)) return 'entering'
  const { active, note, userTypeId, width } = snapshot.context
  const shape = shapeOf(snapshot)
  const view = isShown(snapshot) ? VIEWS[stateOf(snapshot)] : null
  const isNamed = shape === 'bar' || view === 'active' || view === 'share'
  const isShareable = shape === 'bar' ? isOnBar(snapshot) : view === 'active'
  return {
    shape,
    view,
    active: isNamed ? (active?.name ?? null) : null,
    canFinish: view !== null && active !== null,
    share: isShareable ? (userTypeId === 2 ? 'ready' : 'refused') : null,
    width: shape === 'panel' ? width : null,
    fields: fieldsOf(view, active),
    note:
      view === 'note'
        ? { text: note, isRefused: snapshot.matches({ work: { Authorized: { AddingNote: 'incomplete' } } }) }
        : null,
    added: isAt(snapshot, 'ProductAdded'),
    canAdd: shape !== 'none',
    said: effects.flatMap(saidBy),
  }
}

function shapeOf(snapshot: BuilderSnapshot): Exclude<Visible, string>['shape'] {
  if (isAt(snapshot, 'Unauthorized')) return 'none'
  if (isStandard(snapshot)) return 'bar'
  return isClosed(snapshot) ? 'tab' : 'panel'
}

function fieldsOf(view: View | null, active: BuilderSnapshot['context']['active']): Exclude<Visible, string>['fields'] {
  if (view === 'create') return { name: '', description: '' }
  return view === 'edit' ? { name: active?.name ?? '', description: active?.description ?? '' } : null
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text?: string } }
  return SAID.filter((key) => event.type === 'notice.raised' && event.text === `builder:notice.${key}`)
}
