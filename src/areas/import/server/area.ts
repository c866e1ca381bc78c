import { calls } from '#areas/import/contract/calls.ts'
import { importHandlers, importHeads } from './handlers.ts'

/** This area on the server. */
export const catalogueImport = { calls, handlers: importHandlers, heads: importHeads }
