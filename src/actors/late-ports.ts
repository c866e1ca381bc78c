import type { AnyRouter } from '@tanstack/react-router'

import type { WriteAddress } from './address-writer.ts'
import type { Client } from './client.ts'
import type { Logger } from './logger.ts'
import type { Storage } from './storage.ts'
import type { TokenStore } from './tokens.ts'

export interface LatePorts {
  page: Window & typeof globalThis
  router: AnyRouter
  client: Client
  storage: Storage
  log: Logger
  store: TokenStore
  readonly writeAddress: WriteAddress
  /** Leaves the shop for another address. */
  readonly leaveTo: (address: string) => void
}
