import { calls } from '#areas/folders/contract/calls.ts'
import { folderHandlers } from './handlers.ts'
import { personal } from './personal.ts'

/** This area on the server. */
export const folders = { calls, personal, handlers: folderHandlers }
