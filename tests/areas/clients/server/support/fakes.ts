import type { Services } from '#server/http/services.ts'

/** Nobody's clients. */
export function fakeClients(): Services['clients'] {
  return {
    listClients: () => Promise.resolve([]),
    getClient: () => Promise.resolve(undefined),
    setRate: () => Promise.resolve(undefined),
    inviteClient: () => Promise.resolve('known'),
    listInvitations: () => Promise.resolve([]),
    answerInvitation: () => Promise.resolve('missing'),
    endLink: () => Promise.resolve('missing'),
    fillCart: () => Promise.resolve('missing'),
    allowFilling: () => Promise.resolve('missing'),
  }
}

/** Nobody was taken over, and nobody is. */
export function fakeImportedClients(): Services['importedClients'] {
  const nobody = { clients: [], invited: 0, next_at: null }
  return {
    list: () => Promise.resolve(nobody),
    takeOver: () => Promise.resolve({ added: 0, skipped: [] }),
    remove: () => Promise.resolve(nobody),
    askToInvite: () => Promise.resolve(nobody),
    stopInviting: () => Promise.resolve(nobody),
  }
}

export const fakes = (): Partial<Services> => ({ clients: fakeClients(), importedClients: fakeImportedClients() })
