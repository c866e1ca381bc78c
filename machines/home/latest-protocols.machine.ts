import type { ActorRefFrom } from 'xstate'

import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** The protocols that a practitioner worked on last, by language: asked for whenever their home is opened. */
export const latestProtocolsMachine = createFreshDataMachine<Protocol[]>('latestProtocols', FETCH_DEDUPE_MS)
export type LatestProtocolsRef = ActorRefFrom<typeof latestProtocolsMachine>
