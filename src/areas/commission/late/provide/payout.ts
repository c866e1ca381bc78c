import { parse } from 'valibot'
import { fromPromise } from 'xstate'

import { createPayout, listAllPayouts, listPayable } from '#areas/commission/contract/admin-commission.ts'
import { LIMIT_MAX } from '#contract/constants.ts'
import type { CallResult } from '#contract/result.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import type { BodyOf } from '#machines/form/form.ts'
import { makePayoutMachine } from '#machines/commission/payout/make-payout.machine.ts'
import { payoutFormMachine } from '#machines/commission/payout/payout-form.machine.ts'
import type { payoutForm } from '#machines/commission/payout/payout-form.machine.ts'
import { payoutMachine } from '#machines/commission/payout/payout.machine.ts'
import { PAYOUTS_PAGE_SIZE } from '#machines/commission/payout/payout.ts'
import type { Filled, Basis } from '#machines/commission/payout/payout.ts'
import type { BasisWanted } from '#machines/commission/payout/payout.setup.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce } from '#actors/call-once.ts'
import type { Client } from '#actors/client.ts'
import type { LatePorts } from '#actors/late-ports.ts'

/** YYYY-MM-DD by the clock and the time zone of the browser. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

async function fetchBasis(
  client: Client,
  { language, page }: BasisWanted,
  signal: AbortSignal,
): Promise<CallResult<Basis>> {
  const options = { language, signal }
  const [payable, payouts] = await Promise.all([
    client.call(listPayable, { query: { limit: LIMIT_MAX } }, options),
    client.call(listAllPayouts, { query: { page, limit: PAYOUTS_PAGE_SIZE } }, options),
  ])
  if (!payable.ok) return payable
  if (!payouts.ok) return payouts
  return {
    ok: true,
    value: {
      payable: payable.value.data,
      payableTotal: payable.value.total_results,
      nextPayout: payable.value.next_payout,
      payouts: payouts.value.data,
      currentPage: payouts.value.current_page,
      totalPages: payouts.value.total_pages,
      today: today(),
    },
  }
}

export function providePayout({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  return payoutMachine.provide({
    actors: {
      payoutForm: payoutFormMachine.provide({
        actors: {
          sendForm: fromPromise<CallResult<Filled>, Sending<BodyOf<typeof payoutForm>>>(({ input: { body } }) =>
            Promise.resolve({ ok: true, value: { note: '', ...body } }),
          ),
        },
      }),
      makePayout: makePayoutMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: createPayout,
          intent: createPayout.body,
          request: (body) => ({ body: parse(createPayout.body, body) }),
        }),
      ),
      fetchBasis: fromPromise(async ({ input, system, signal }) => {
        await untilAllowed(system, signal, 'payout')
        return await fetchBasis(client, input, signal)
      }),
    },
  })
}
