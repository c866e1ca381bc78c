import type { ActorRefFrom } from 'xstate'

import type { Client } from '#areas/clients/contract/clients.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** The clients who have opened or ordered least, by language: asked for whenever the practitioner's home is opened. */
export const waitingClientsMachine = createFreshDataMachine<Client[]>('waitingClients', FETCH_DEDUPE_MS)
export type WaitingClientsRef = ActorRefFrom<typeof waitingClientsMachine>
