import { LATE } from './charts.ts'
import type { LateChart } from './charts.ts'
import type { Scene } from './late-chart.ts'

import type { MessageTo } from './actors.ts'

type Moment = 'started' | 'entered' | 'reentered' | 'signedIn' | 'signedOut'

/** Messages of a chart's row for one moment. */
export function messagesAt<Name extends LateChart>(
  name: Name,
  moment: Moment,
  scene: Scene,
): readonly MessageTo<Name>[] {
  const row = LATE[name] as { readonly [At in Moment]?: (scene: Scene) => readonly MessageTo<Name>[] }
  return row[moment]?.(scene) ?? []
}

/** Messages for a chart whose page is opened. */
export const openingOf = <Name extends LateChart>(
  name: Name,
  scene: Scene,
  isNew: boolean,
): readonly MessageTo<Name>[] => [
  ...(isNew ? [] : messagesAt(name, 'reentered', scene)),
  ...messagesAt(name, 'entered', scene),
]
