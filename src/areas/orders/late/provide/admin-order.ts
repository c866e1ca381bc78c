import { fromPromise } from 'xstate'

import { addOrderNote, getAnyOrder, takeBackPaid, updateOrder } from '#areas/orders/contract/admin-orders.ts'
import type { AdminOrder } from '#areas/orders/contract/admin-orders.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import { adminOrderMachine } from '#machines/orders/admin-order.machine.ts'
import type { Change } from '#machines/orders/moves.ts'
import { orderNoteFormMachine } from '#machines/orders/order-note-form.machine.ts'
import type { FilledNote } from '#machines/orders/order-note-form.machine.ts'
import { shipmentFormMachine } from '#machines/orders/shipment-form.machine.ts'
import type { FilledShipment } from '#machines/orders/shipment-form.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import type { CallOptions, Client } from '#actors/client.ts'
import type { LatePorts } from '#actors/late-ports.ts'

function carryOut(client: Client, id: number, change: Change, options: CallOptions): Promise<CallResult<AdminOrder>> {
  const params = { id }
  switch (change.kind) {
    case 'note':
      return client.call(addOrderNote, { params, body: { note: change.note } }, options)
    case 'unpaid':
      return client.call(takeBackPaid, { params }, options)
    case 'sent':
    case 'shipment':
      return client.call(updateOrder, { params, body: { status: 'sent', shipment: change.shipment } }, options)
    case 'paid':
    case 'cancelled':
      break
  }
  return client.call(updateOrder, { params, body: { status: change.kind } }, options)
}

export function provideAdminOrder({ client }: Pick<LatePorts, 'client'>) {
  return adminOrderMachine.provide({
    actors: {
      shipmentForm: shipmentFormMachine.provide({
        actors: {
          sendForm: fromPromise<CallResult<FilledShipment>, Sending<FilledShipment>>(({ input: { body } }) =>
            Promise.resolve({ ok: true, value: body }),
          ),
        },
      }),
      orderNoteForm: orderNoteFormMachine.provide({
        actors: {
          sendForm: fromPromise<CallResult<FilledNote>, Sending<FilledNote>>(({ input: { body } }) =>
            Promise.resolve({ ok: true, value: body }),
          ),
        },
      }),
      fetchOrder: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'adminOrder')
        return await client.call(getAnyOrder, { params: { id } }, { language, signal })
      }),
      changeOrder: fromPromise(({ input: { language, id, change }, signal }) =>
        carryOut(client, id, change, { language, signal }),
      ),
    },
  })
}
