import type { AnyActorRef } from 'xstate'

import type { WAKE_KEY } from '../channel/messages.ts'

import { Tab } from './tab.ts'

export type WakeKey = typeof WAKE_KEY

let tab: Tab | undefined

/** An inspector may be open: asks it, and records the actor system from when it answers. Nothing is observed otherwise. */
export function wake(root: AnyActorRef, build: string): void {
  tab ??= new Tab(window, root, build)
  tab.wake()
}
