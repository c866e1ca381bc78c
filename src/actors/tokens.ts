import type { TokenSource } from './client.ts'
import type { Storage } from './storage.ts'

/** The tokens in local storage, named as the specification names them (section 3, 'Tokens'). */
export function storedTokens(storage: Storage): TokenSource {
  return {
    access: () => storage.local('access_token'),
    refresh: () => storage.local('refresh_token'),
  }
}
