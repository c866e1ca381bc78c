import { fromPromise } from 'xstate'

import type { KeylessCall, CallRequest } from '#contract/call.ts'
import type { CallResult } from '#contract/result.ts'
import { updateServicesHeader } from '#areas/practice/contract/store-services.ts'
import {
  updateStoreAbout,
  updateStoreApproach,
  updateStoreContact,
  updateStoreHeader,
  updateStoreHours,
  updateStoreMessage,
} from '#areas/practice/contract/store.ts'
import type { Sending } from '#machines/form/form.machine.ts'
import {
  servicesHeaderMachine,
  storeAboutMachine,
  storeApproachMachine,
  storeContactMachine,
  storeHeaderMachine,
  storeHoursMachine,
  storeMessageMachine,
} from '#machines/practice/editor/words-forms.machine.ts'
import type { Saved } from '#machines/practice/editor/words-forms.machine.ts'

import type { Client } from '#actors/client.ts'

/** The port of a form of words: an answer that only says it is done has taken what was sent. */
const saving = <Body>(client: Client, call: KeylessCall) => ({
  actors: {
    sendForm: fromPromise<CallResult<Saved<Body>>, Sending<Body>>(async ({ input: { body, language }, signal }) => {
      const result = await client.call(call, { body } as CallRequest<KeylessCall>, { language, signal })
      return result.ok ? { ok: true, value: { at: Date.now(), language, body } } : result
    }),
  },
})

/** The forms of a practice page's words, with their calls. */
export const provideWords = (client: Client) => ({
  storeHeader: storeHeaderMachine.provide(saving(client, updateStoreHeader)),
  storeAbout: storeAboutMachine.provide(saving(client, updateStoreAbout)),
  storeMessage: storeMessageMachine.provide(saving(client, updateStoreMessage)),
  servicesHeader: servicesHeaderMachine.provide(saving(client, updateServicesHeader)),
  storeApproach: storeApproachMachine.provide(saving(client, updateStoreApproach)),
  storeContact: storeContactMachine.provide(saving(client, updateStoreContact)),
  storeHours: storeHoursMachine.provide(saving(client, updateStoreHours)),
})
