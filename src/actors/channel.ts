import { attempt } from './storage.ts'

/** A channel to the other tabs; undefined where the browser keeps it from the shop, as it may together with storage. */
export const openChannel = (page: Window & typeof globalThis, name: string): BroadcastChannel | undefined =>
  attempt(() => new page.BroadcastChannel(name))
