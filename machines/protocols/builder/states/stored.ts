import { storedOf } from '../protocol-builder.setup.ts'

/** The active protocol is stored as it now is. */
export const stored = { type: 'storeActive', params: storedOf } as const
