import { setup, stateIn } from 'xstate'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { ACTIVE_PROTOCOL_MS, NOTE_MAX, TOAST_PRODUCT_ALERT_MS } from '#contract/constants.ts'
import { isBlank } from '#contract/plain-text.ts'

import { dailyAmountsMachine } from '../amounts/daily-amounts.machine.ts'
import { commandBoxMachine } from '../command-box/command-box.machine.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actorNotProvided, listenerNotProvided } from '../../not-provided.ts'
import { dosageFieldMachine } from '../dosage/dosage-field.machine.ts'
import { lineQuantityMachine } from '../line-quantity.machine.ts'
import { lineOf } from '../lines.ts'
import { noteSuggestionsMachine } from '../note-suggestions.machine.ts'
import { keptOperationsMachine } from '../kept-operations.machine.ts'
import { protocolCallsMachine } from '../protocol-calls.machine.ts'
import { createProtocolMachine, editProtocolMachine } from '../protocol-forms.machine.ts'
import { protocolLinesMachine } from '../protocol-lines.machine.ts'
import { protocolListMachine } from '../protocol-list.machine.ts'
import { isBuilderHidden } from '../../pages/place.ts'
import type { Place } from '../../pages/place.ts'
import type { ChartMeta } from '../../requirements/meta.ts'
import { isPractitioner } from '../../account/session/session.ts'
import { shareFormMachine } from '../share/share-form.machine.ts'
import { shortcutsMachine } from '../shortcuts/shortcuts.machine.ts'

import type {
  BuilderContext,
  BuilderEvent,
  BuilderFact,
  BuilderInput,
  ChildFact,
  TabsOrder,
} from './protocol-builder.events.ts'
import type { BuilderMode, Remembered } from './protocol-builder.ts'

/** The builder without its actions: the charts below it, and what is asked of events. */
export const builderBase = setup({
  types: {
    context: {} as BuilderContext,
    events: {} as BuilderEvent,
    emitted: {} as BuilderFact,
    input: {} as BuilderInput | undefined,
    tags: {} as 'added' | 'away' | 'hidden',
    meta: {} as ChartMeta,
  },
  actors: {
    protocolLines: protocolLinesMachine,
    protocolList: protocolListMachine,
    createProtocol: createProtocolMachine,
    editProtocol: editProtocolMachine,
    shareForm: shareFormMachine,
    protocolCalls: protocolCallsMachine,
    keptOperations: keptOperationsMachine,
    noteSuggestions: noteSuggestionsMachine,
    lineQuantity: lineQuantityMachine,
    dosageField: dosageFieldMachine,
    dailyAmounts: dailyAmountsMachine,
    commandBox: commandBoxMachine,
    shortcuts: shortcutsMachine,
    hearChildren: hearingChildren<ChildFact>(),
    /** Tells the other tabs of the practitioner what this one does to protocols, and hears them. */
    protocolTabs: listenerNotProvided<TabsOrder, { userId: number }>('protocolTabs'),
    /** Answers with all that the browser has stored of the builder. */
    recall: actorNotProvided<Remembered>('recall'),
  },
  delays: { addedFlash: TOAST_PRODUCT_ALERT_MS },
  guards: {
    /** The user who is here is no practitioner, and has no builder. */
    isNoPractitioner: (_, params: { userTypeId: UserType }) => !isPractitioner(params.userTypeId),
    /** The user who signed in is the one whose builder is here. */
    isSamePerson: ({ context }, params: { userId: number }) => context.userId === params.userId,
    /** The builder is in its standard look: a bar, and not a panel. */
    isStandard: ({ context }) => context.mode === 'standard',
    /** The look chosen is the one in sight. */
    isSameMode: ({ context }, params: { mode: BuilderMode }) => context.mode === params.mode,
    /** The page has no builder beside it. */
    isWithoutBuilder: (_, params: { place: Place }) => isBuilderHidden(params.place),
    /** The product has a first pack that is for sale. */
    isForSale: (_, params: { product: ListProduct }) => lineOf(params.product) !== undefined,
    /** A protocol is being worked on. */
    hasActive: ({ context }) => context.active !== null,
    /** No protocol is being worked on. */
    hasNoActive: ({ context }) => context.active === null,
    /** A protocol is being worked on, in the standard look. */
    hasActiveInStandard: ({ context }) => context.active !== null && context.mode === 'standard',
    /** The protocol is the one that is being worked on. */
    isActive: ({ context }, params: { protocolId: number }) => context.active?.protocol_id === params.protocolId,
    /** The protocol is the one that is being worked on, in the standard look. */
    isActiveInStandard: ({ context: { active, mode } }, params: { protocolId: number }) =>
      active?.protocol_id === params.protocolId && mode === 'standard',
    /** Another tab has changed lines of a protocol, and not the list of protocols. */
    isAboutLines: (_, params: Pick<TabsOrder, 'about'>) => params.about === 'lines',
    /** The form that was sent is the one named. */
    isOfForm: (_, params: { form: string; expected: string }) => params.form === params.expected,
    /** A protocol is being worked on, and the practitioner's certificate is approved. */
    canShare: ({ context }) => context.active !== null && context.userTypeId === USER_TYPES.CertifiedPractitioner,
    /** The practitioner's certificate is approved. */
    isCertified: ({ context }) => context.userTypeId === USER_TYPES.CertifiedPractitioner,
    /** The note has words, and isn't too long. */
    isNote: ({ context: { note } }) => !isBlank(note) && note.trim().length <= NOTE_MAX,
    /** The stored protocol is this practitioner's, and was worked on in the last twelve hours. */
    isMine: ({ context }, { active, at }: Remembered) =>
      active !== null && active.user_id === context.userId && at - active.at < ACTIVE_PROTOCOL_MS,
    /** The panel is closed. */
    isPanelClosed: stateIn({ panel: 'closed' }),
    /** The panel was open when it was last left. */
    isRecalledOpen: (_, params: { isOpen: boolean }) => params.isOpen,
  },
})
