import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { foldersMachine } from './folders.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  folders: late<typeof foldersMachine>()({
    kind: 'kept',
    pack: 'practitioner',
    outdated: { 'protocols.changed': 'list.outdated' },
    reentered: entry.openedAnew,
    facts: ['cart.wanted', 'notice.raised', 'texts.wanted'],
  }),
}
