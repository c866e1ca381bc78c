import type { InspectorContext } from '../inspector.events.ts'
import { addressOf } from '../place.ts'

const naming = (isEntry: boolean) =>
  ({
    type: 'writeAddress',
    params: ({ context }: { context: InspectorContext }) => ({ address: addressOf(context), isEntry }),
  }) as const

/** Names what is in sight in an entry of its own of the browser's history, which the way back leads to. */
export const entered = naming(true)
/** Names it in the present entry: a way back through each step or letter would be a long one. */
export const renamed = naming(false)
