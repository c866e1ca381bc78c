import { calls } from '#areas/catalogue/contract/calls.ts'
import { catalogueHandlers } from './handlers.ts'

/** This area on the server. */
export const catalogue = { calls, handlers: catalogueHandlers }
