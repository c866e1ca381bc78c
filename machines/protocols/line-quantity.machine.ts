/** The quantities of the active protocol's lines, as they are typed and stepped through. */
import type { ActorRefFrom } from 'xstate'

import { createQuantityField } from '../quantity-field/quantity-field.machine.ts'

import type { LineEdit } from './line-changes.ts'
import { lineKey } from './note-suggestions.ts'
import type { NoteLine } from './note-suggestions.ts'

export const lineQuantityMachine = createQuantityField<
  NoteLine,
  Extract<LineEdit, { type: 'line.setQuantity' | 'line.raise' | 'line.lower' }>
>('lineQuantity', {
  fieldOf: lineKey,
  typed: ({ variantId }, quantity) => ({ type: 'line.setQuantity', variantId, quantity }),
  stepped: ({ variantId }, _, by) => ({ type: by === 1 ? 'line.raise' : 'line.lower', variantId }),
})
export type LineQuantityRef = ActorRefFrom<typeof lineQuantityMachine>
