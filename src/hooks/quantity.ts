import { useSelector } from '@xstate/react'
import type { ActorRefFrom, EventObject } from 'xstate'

import type { createQuantityField } from '#machines/quantity-field/quantity-field.machine.ts'

type QuantityRef<Of> = ActorRefFrom<ReturnType<typeof createQuantityField<Of, EventObject>>>

/** A quantity as it stands in its field. `field` is what the chart knows `of` by. */
export function useQuantityWriting<Of>(
  actor: QuantityRef<Of> | undefined,
  { of, field, quantity }: { readonly of: Of; readonly field: string; readonly quantity: number },
) {
  const digits = useSelector(actor, (snapshot) => (snapshot?.context.field === field ? snapshot.context.digits : null))
  return {
    quantity,
    digits,
    onType: (written: string, isComposing: boolean) => actor?.send({ type: 'quantity.type', of, written, isComposing }),
    onStep: (by: 1 | -1) => actor?.send({ type: 'quantity.step', of, quantity, by }),
    onEnd: () => actor?.send({ type: 'quantity.end', of, quantity }),
  }
}
