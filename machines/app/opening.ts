import { LATE } from './charts.ts'
import type { LateChart } from './charts.ts'
import type { OutdatingFact, EntryContext } from '../late/late-chart.ts'

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

/** The message for a chart that a fact outdates; none for one that it does not. */
export function outdating(name: LateChart, fact: OutdatingFact): readonly Message[] {
  const { outdated } = LATE[name] as { readonly outdated?: { readonly [Fact in OutdatingFact]?: string } }
  const type = outdated?.[fact]
  return type ? [{ to: name, message: { type } } as Message] : []
}
