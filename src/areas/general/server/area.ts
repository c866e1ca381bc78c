import { calls } from '#areas/general/contract/calls.ts'
import { generalHandlers } from './handlers.ts'

/** This area on the server. */
export const general = { calls, handlers: generalHandlers }
