import { assign, raise, sendTo, setup } from 'xstate'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '#machines/not-provided.ts'
import type { ChartMeta } from '#machines/requirements/meta.ts'

import type { CanAnswer, InspectorMessage } from '../channel/messages.ts'
import type { DrawnChart } from '../gallery-data.ts'
import type { Zoom } from '../paint/zoom.ts'
import type { Recorded, Trace } from '../trace/trace.ts'
import type { ChosenFile, InspectorContext, InspectorEvent, TraceResult } from './inspector.events.ts'
import type { Filter } from './log/filter.ts'
import { logRows } from './log/rows.ts'
import {
  actorIn,
  changeTab,
  chartOf,
  joined,
  recordAt,
  recordsOf,
  tabOf,
  traceOf,
  withRecords,
  withTab,
  type Here,
} from './recording.ts'
import type { Place } from './place.ts'
import { offersOf } from './send/offers.ts'
import { sendByHandMachine } from './send/send-by-hand.machine.ts'

/** The interval at which an inspector calls the tabs; a tab that stops hearing calls stops recording. */
const CALL_AGAIN_MS = 2000
/** The time the chosen tab may leave calls unanswered before the page says so. */
const HEAR_NOTHING_MS = 10_000
/** The time for which the page says that something was copied. */
const SAY_COPIED_MS = 3000

export const inspectorSetup = setup({
  types: {
    context: {} as InspectorContext,
    input: {} as { charts: readonly DrawnChart[] },
    events: {} as InspectorEvent,
    tags: {} as 'busy' | 'failed',
    meta: {} as ChartMeta,
  },
  actors: {
    /** Wakes the tabs of the shop and hears what they say; once it ends they need not record. */
    hearTabs: listenerNotProvided<InspectorEvent>('hearTabs'),
    /** Hears whether the page is left, and brought back by the browser. */
    watchPage: listenerNotProvided<InspectorEvent>('watchPage'),
    /** Hears which place the address names: at the start, and whenever the user goes back or forth. */
    watchAddress: listenerNotProvided<InspectorEvent>('watchAddress'),
    readTrace: actorNotProvided<TraceResult, { file: ChosenFile }>('readTrace'),
    copySummary: actorNotProvided<void, { trace: Trace | null; at: number | null }>('copySummary'),
    sendByHand: sendByHandMachine,
  },
  delays: { callAgain: CALL_AGAIN_MS, hearNothing: HEAR_NOTHING_MS, sayCopied: SAY_COPIED_MS },
  guards: {
    /** It comes from the tab whose recording is shown. */
    isChosenTab: ({ context }, { tab }: { tab: string }) => context.tab === tab,
    /** The chosen tab is still open. */
    isChosenTabHere: ({ context: { tabs, tab } }) => tabs.some((one) => one.tab === tab && one.isHere),
    /** The tab has been heard of. */
    isKnownTab: ({ context: { tabs } }, { tab }: { tab: string }) => tabs.some((one) => one.tab === tab),
    /** The records are of the chosen tab, and some of the chosen actor. */
    isOfChosenActor: ({ context }, { tab, records }: { tab: string; records: readonly Recorded[] }) =>
      context.tab === tab && (context.actor === null || records.some(({ actor }) => actor === context.actor)),
    /** The place names a tab; one of a recording from a file names none. */
    isOfTab: (_, { place }: { place: Place }) => place.tab !== null,
    /** The chosen tab is that of the wanted place, and its record is there. */
    isWantedInSight: ({ context }) => context.place?.tab === context.tab && isHere(context),
    /** The tab of the wanted place is known, and its record is there. */
    isWantedHere: ({ context }) => isHere(context),
    /** The recording has a record of this number. */
    hasRecord: ({ context }, { n }: { n: number }) => recordAt(recordsOf(context), n) !== undefined,
    /** The log has a row there. */
    hasRecordThere: ({ context }, { by }: { by: number }) => stepped(context, by) !== undefined,
    /** A moment is chosen. */
    isLookedAt: ({ context: { at } }) => at !== null,
    /** No moment is chosen, so the last one is shown. */
    isNothingLookedAt: ({ context: { at } }) => at === null,
    /** A file is open. */
    hasFile: ({ context: { file } }) => file !== null,
    /** There is a recording, of a tab or from a file. */
    hasRecording: ({ context }) => traceOf(context) !== null,
    /** The file is a recording. */
    isTrace: (_, result: TraceResult) => result.ok,
  },
  actions: {
    /** Port: says something to the tabs. */
    post: actionNotProvided<{ message: InspectorMessage }>('post'),
    /** Port: writes the address of what is in sight, as an entry of its own or in place of the present one. */
    writeAddress: actionNotProvided<{ address: string; isEntry: boolean }>('writeAddress'),
    /** Waits for the place that the address names; its filter holds at once. */
    setPlace: assign((_, { place }: { place: Place }) => ({ place: place, filter: place.filter })),
    /** Waits for no place any more. */
    forgetPlace: assign({ place: null }),
    /** Shows the actor, the moment and the filter of the place. */
    openPlace: assign(({ context }, { place: { actor, at, filter } }: { place: Place }) => ({
      actor,
      at: at !== null && recordAt(recordsOf(context), at) ? at : null,
      filter,
      transition: null,
    })),
    /** Turns to the tab of the place. */
    turnToWanted: raise((_, { place }: { place: Place }) => ({ type: 'tab.open' as const, tab: place.tab ?? '' })),
    /** Has the place shown. */
    openWanted: raise((_, { place }: { place: Place }) => ({ type: 'place.open' as const, place })),
    /** Port: hands the user the recording as a file. */
    saveTrace: actionNotProvided<{ trace: Trace | null }>('saveTrace'),
    /** Port: hands the user a test in which the actor does what it has done in the recording. */
    saveTest: actionNotProvided<{ trace: Trace | null; actor: string | null }>('saveTest'),
    /** Notes the tab; one that was loaded anew begins without what was chosen. */
    setTab: assign(({ context }, { here }: { here: Here }) => {
      const tabs = withTab(context.tabs, here)
      const isAnew = context.file === null && context.tab === here.tab && tabOf(context)?.began !== here.began
      return isAnew ? { tabs, actor: null, at: null, transition: null } : { tabs }
    }),
    /** Adds records, to those in sight or to those set aside. */
    setRecords: assign(
      ({ context: { tabs } }, params: { tab: string; records: readonly Recorded[]; place: 'records' | 'aside' }) => ({
        tabs: withRecords(tabs, params),
      }),
    ),
    /** Counts the records that were lost. */
    setDropped: assign(({ context: { tabs } }, { tab, count }: { tab: string; count: number }) => ({
      tabs: changeTab(tabs, tab, (one) => ({ ...one, dropped: one.dropped + count })),
    })),
    /** Notes that the tab is closed; what it did stays. */
    setLeft: assign(({ context: { tabs } }, { tab }: { tab: string }) => ({
      tabs: changeTab(tabs, tab, (one) => ({ ...one, isHere: false })),
    })),
    /** Puts what was set aside into sight. */
    joinAside: assign(({ context: { tabs } }) => ({ tabs: tabs.map(joined) })),
    /** Shows this tab's recording. */
    chooseTab: assign((_, { tab }: { tab: string }) => ({ tab, actor: null, at: null, transition: null })),
    /** Shows this actor. */
    chooseActor: assign((_, { actor }: { actor: string }) => ({ actor, transition: null })),
    /** Points at this transition of an actor. */
    chooseTransition: assign((_, { actor, transition }: { actor: string; transition: string }) => ({
      actor,
      transition,
    })),
    /** Shows the moment of this record, and its actor. */
    chooseRecord: assign(({ context }, { n }: { n: number }) => ({
      at: n,
      actor: recordAt(recordsOf(context), n)?.actor ?? context.actor,
      transition: null,
    })),
    /** Shows the moment so many rows away in the log. */
    stepTo: assign(({ context }, { by }: { by: number }) => {
      const record = stepped(context, by)
      return record ? { at: record.n, actor: record.actor, transition: null } : {}
    }),
    /** Shows the last moment. */
    lookAtLast: assign({ at: null, transition: null }),
    /** Shows the recording of the file, at the step at which it was left. */
    setFile: assign((_, { result }: { result: TraceResult }) =>
      result.ok
        ? {
            file: result,
            actor: openedAt(result.trace)?.actor ?? null,
            at: openedAt(result.trace)?.n ?? null,
            transition: null,
          }
        : {},
    ),
    /** Shows the tab's recording again. */
    closeFile: assign({ file: null, actor: null, at: null, transition: null }),
    /** Says why the file is no recording. */
    setProblem: assign((_, { result }: { result: TraceResult }) => (result.ok ? {} : { problem: result.reason })),
    /** Says that the browser could not read the file. */
    setUnreadable: assign({ problem: 'The file could not be read.' }),
    /** Takes the words about the file away. */
    forgetProblem: assign({ problem: null }),
    /** Keeps the scale that was chosen. */
    setZoom: assign((_, { zoom }: { zoom: Zoom }) => ({ zoom })),
    /** Keeps which rows of the log are shown. */
    setFilter: assign(({ context }, { filter }: { filter: Partial<Filter> }) => ({
      filter: { ...context.filter, ...filter },
    })),
    /** Tells the sending of events which actor is chosen, and if it can be sent to. */
    sendActor: sendTo('sendByHand', ({ context }) => ({ type: 'hand.actor' as const, receiver: receiverOf(context) })),
    /** Passes the tab's answer on: which events its actor would take. */
    sendAnswer: sendTo('sendByHand', (_, answer: { ask: number; answer: readonly CanAnswer[] | null }) => ({
      type: 'hand.answer' as const,
      ...answer,
    })),
    /** Passes on that the tab did not send an event, and why. */
    sendNotSent: sendTo('sendByHand', (_, { reason }: { reason: string }) => ({
      type: 'hand.notSent' as const,
      reason,
    })),
  },
})

/** The log record `by` rows away from the one in view. */
function stepped(context: InspectorContext, by: number): Recorded | undefined {
  const rows = logRows(recordsOf(context), context.filter, context.actor)
  if (context.at === null) return rows.at(by < 0 ? by - 1 : rows.length)?.record
  return rows[rows.findIndex(({ record }) => record.n === context.at) + by]?.record
}

/** True if the tab of the wanted place is known and has sent its record. */
function isHere({ tabs, place, file }: InspectorContext): boolean {
  const tab = tabs.find((one) => one.tab === place?.tab)
  if (!tab || !place || file) return false
  return place.at === null || recordAt(tab.records, place.at) !== undefined
}

const openedAt = ({ records, openAt }: Trace) => (openAt === undefined ? undefined : recordAt(records, openAt))

/** The receiver of events sent by hand: the chosen actor, if it is a running machine and its tab is still open. */
function receiverOf(context: InspectorContext) {
  const { tabs, tab, file, charts } = context
  const actor = actorIn(recordsOf(context), context.actor)
  if (file || !actor || !tabs.some((one) => one.tab === tab && one.isHere)) return null
  const chart = chartOf(charts, actor)
  return tab === null || !chart ? null : { tab, actor: actor.actor, offers: offersOf(chart) }
}
