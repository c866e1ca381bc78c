import { calls } from '#areas/admin/contract/calls.ts'
import { adminHandlers } from './handlers.ts'

/** This area on the server. */
export const admin = { calls, handlers: adminHandlers }
