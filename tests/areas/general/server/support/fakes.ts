import type { Services } from '#server/http/services.ts'

export const fakes = (): Partial<Services> => ({ contact: { send: () => Promise.resolve() } })
