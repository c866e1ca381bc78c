import type { CallResponse } from '#contract/call.ts'
import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import type { listLookups } from '#areas/account/contract/registration.ts'

import type { ActorRefFrom } from 'xstate'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** A practitioner's choices at registration, by language (registration.lookups-speak-the-language). */
export const lookupsMachine = createFreshDataMachine<CallResponse<typeof listLookups>>('lookups', FETCH_EXPIRY_MS)
export type LookupsRef = ActorRefFrom<typeof lookupsMachine>
