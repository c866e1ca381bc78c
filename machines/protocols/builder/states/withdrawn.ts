import { SELECT } from '../protocol-builder.setup.ts'

/** No protocol is asked for any more: one was chosen, or its user has gone. */
export const withdrawn = [
  { type: 'withdraw', params: { text: SELECT.toAdd } },
  { type: 'withdraw', params: { text: SELECT.first } },
] as const
