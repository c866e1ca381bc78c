import type { CallDefinition } from '#contract/call.ts'

/** The texts by the call of a practitioner's operation (builder.asks-to-sign-in). */
const OPERATIONS: Readonly<Record<string, string>> = {
  createProtocol: 'create',
  listProtocols: 'load',
  searchProtocols: 'load',
  addProtocolProduct: 'addKept',
  removeProtocolProduct: 'removeKept',
  updateProtocolProduct: 'updateKept',
  updateProtocol: 'updateKept',
  duplicateProtocol: 'duplicateKept',
  shareProtocol: 'assign',
  deleteProtocol: 'deleteKept',
}

/** The calls of lists whose changes wait for the next sign-in (kept-list.waits-for-next-sign-in). */
const KEPT = /^\/v2\/(?:storefront\/cart$|account\/wishlist$|account\/practitioners\/folders\b)/

/** The translation key of the message for a call that misses its token (session.missing-token-asks-to-sign-in). */
export function signInText({ id, method, path }: Pick<CallDefinition, 'id' | 'method' | 'path'>): string {
  const operation = OPERATIONS[id]
  if (operation !== undefined) return `builder:signIn.${operation}`
  if (method === 'GET') return 'common:session.signInToGoOn'
  return KEPT.test(path) ? 'common:session.signInKept' : 'common:session.signInAgain'
}
