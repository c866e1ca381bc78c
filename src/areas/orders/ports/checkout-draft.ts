import * as v from 'valibot'
import { fromCallback } from 'xstate'
import type { EventObject } from 'xstate'

import { CACHE_KEY_PREFIX, PAYMENT_METHODS } from '#contract/constants.ts'
import type { AddressFormRef } from '#machines/orders/checkout/address-form.machine.ts'
import type { FormDraft } from '#machines/orders/checkout/checkout.ts'

import type { AnySystem } from '#actors/allowed.ts'
import { userIn } from '#actors/call-once.ts'
import type { Storage } from '#actors/storage.ts'

const place = {
  first_name: v.string(),
  last_name: v.string(),
  street: v.string(),
  addition: v.string(),
  postal_code: v.string(),
  city: v.string(),
  country: v.string(),
}
/** Storage may hold the form of another build. */
const draftSchema = v.object({
  address: v.object({ ...place, phone: v.string() }),
  bills_apart: v.boolean(),
  billing: v.object({ ...place, company: v.string(), vat_number: v.string() }),
  delivery_method: v.string(),
  payment_method: v.nullable(v.picklist(PAYMENT_METHODS)),
})

const nameOf = (userId: number) => `${CACHE_KEY_PREFIX}checkout-draft:${userId}`

/** The form of a checkout, stored per user in the tab: it survives sign-out and reload, and no other user sees it. */
export function checkoutDraft(storage: Storage) {
  return {
    read(system: AnySystem): FormDraft | null {
      try {
        return v.parse(draftSchema, JSON.parse(storage.session(nameOf(userIn(system) ?? 0)) ?? ''))
      } catch {
        return null
      }
    },
    keep: fromCallback<EventObject>(({ system }) => {
      const form = system.get('addressForm') as AddressFormRef
      const kept = form.subscribe(({ context: { values, changed } }) => {
        const userId = userIn(system)
        // Prefilled values aren't a draft.
        if (userId !== undefined && changed.length > 0) storage.setSession(nameOf(userId), JSON.stringify(values))
      })
      return () => kept.unsubscribe()
    }),
    forget(system: AnySystem): void {
      storage.removeSession(nameOf(userIn(system) ?? 0))
    },
  }
}
