import { storedOf } from '../protocol-builder.setup.ts'

/** Stores the active protocol in its present state. */
export const stored = { type: 'storeActive', params: storedOf } as const
