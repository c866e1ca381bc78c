import type { AnyStateMachine } from 'xstate'

import type { EntryContext, LateRow } from '../late/late-chart.ts'
import { isChartOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

import { LATE, LATE_CHARTS } from './charts.ts'
import type { LateChart } from './charts.ts'

import type { MessageTo } from './actors.ts'
import type { Message } from './root.setup.ts'

type Moment = 'started' | 'entered' | 'reentered' | 'signedIn' | 'signedOut'

/** Messages of a chart's row for one moment. */
export function messagesAt<Name extends LateChart>(
  name: Name,
  moment: Moment,
  entryContext: EntryContext,
): readonly MessageTo<Name>[] {
  const row = LATE[name] as { readonly [At in Moment]?: (entryContext: EntryContext) => readonly MessageTo<Name>[] }
  return row[moment]?.(entryContext) ?? []
}

/** Messages for a chart whose page is opened. */
export const openingOf = <Name extends LateChart>(
  name: Name,
  entryContext: EntryContext,
  isNew: boolean,
): readonly MessageTo<Name>[] => [
  ...(isNew ? [] : messagesAt(name, 'reentered', entryContext)),
  ...messagesAt(name, 'entered', entryContext),
]

/** The charts of which a person sees something at a place. */
export const inSight = (place: Place): readonly LateChart[] =>
  LATE_CHARTS.filter((name) => isChartOf(place, name) || (LATE[name] as LateRow<AnyStateMachine>).isEverywhere)

/** The message for a chart that a fact outdates; none for one that it does not. */
export function outdating(name: LateChart, { type: fact }: { readonly type: string }): readonly Message[] {
  const { outdated } = LATE[name] as { readonly outdated?: Readonly<Record<string, string>> }
  const type = outdated?.[fact]
  return type ? [{ to: name, message: { type } } as Message] : []
}
