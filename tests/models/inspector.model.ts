import type { SnapshotFrom } from 'xstate'

import type { InspectorEvent } from '#statecharts/inspector/inspector.events.ts'
import { inspectorMachine } from '#statecharts/inspector/inspector.machine.ts'

import { addressRules } from './inspector-address-rules.ts'
import { fileRules } from './inspector-file-rules.ts'
import { momentRules } from './inspector-moment-rules.ts'
import { EVENTS, FAILING, FILE, LAMP, REASON, WHOLE } from './inspector-samples.ts'
import { tabRules } from './inspector-tab-rules.ts'
import { defineModel, done, failed } from './support/model.ts'

type Snapshot = SnapshotFrom<typeof inspectorMachine>

/** The chosen tab and the number of tabs. A tab's records count only as none or some. */
function tabsOf({ context: { tabs, tab } }: Snapshot): unknown {
  const chosen = tabs.find((one) => one.tab === tab)
  return [
    tabs.length,
    tabs.filter(({ isHere }) => isHere).length,
    tab,
    chosen && [chosen.records.length > 0, chosen.aside.length > 0, chosen.isHere],
  ]
}

/** True for events of another region while something is in progress: the regions are independent. */
function isBeside({ value }: Snapshot, { type }: InspectorEvent): boolean {
  if (value.handingOut !== 'ready') return true
  if (value.calling === 'hidden') return type !== 'page.shown'
  if (value.file === 'reading' || value.file === 'refused') return !type.startsWith('file.')
  if (value.file === 'open') return !/^(file|record|live|tab.here)/.test(type)
  if (value.moment === 'earlier') return /^(records|tab.dropped|tab.choose)/.test(type)
  return false
}

export const model = defineModel({
  machine: inspectorMachine,
  inputs: [{ charts: [LAMP] }],
  events: EVENTS,
  answers: [
    done('readTrace', { ok: true, ...FILE, trace: FAILING }),
    done('readTrace', { ok: true, ...FILE, trace: WHOLE }),
    done('readTrace', { ok: false, reason: REASON }),
    failed('readTrace'),
    done('copySummary'),
    failed('copySummary'),
  ],
  until: isBeside,
  project: (snapshot) => [
    tabsOf(snapshot),
    snapshot.context.file !== null,
    snapshot.context.actor !== null,
    snapshot.context.place !== null,
  ],
  rules: { ...addressRules, ...tabRules, ...momentRules, ...fileRules },
})
