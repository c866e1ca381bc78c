import { LATE } from './charts.ts'
import type { LateChart } from './charts.ts'
import type { Scene } from './late-chart.ts'

import type { Told } from './actors.ts'

type Moment = 'started' | 'entered' | 'reentered' | 'signedOut'

/** What the row of a chart says that it is told at a moment. */
export function toldAt<Name extends LateChart>(name: Name, moment: Moment, scene: Scene): readonly Told<Name>[] {
  const row = LATE[name] as { readonly [At in Moment]?: (scene: Scene) => readonly Told<Name>[] }
  return row[moment]?.(scene) ?? []
}

/** What a chart is told when its page is opened: whether it has just begun, or has run before. */
export const openingOf = <Name extends LateChart>(name: Name, scene: Scene, isNew: boolean): readonly Told<Name>[] => [
  ...(isNew ? [] : toldAt(name, 'reentered', scene)),
  ...toldAt(name, 'entered', scene),
]
