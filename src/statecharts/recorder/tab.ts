import type { AnyActorRef } from 'xstate'

import { CHANNEL, WAKE_KEY, type ChannelMessage, type InspectorMessage, type TabMessage } from '../channel/messages.ts'

import { Session } from './session.ts'

/** An inspector not heard from for this long is gone: it calls every few seconds, more slowly in the background. */
export const SILENCE_MS = 70_000
/** The time an inspector has to answer a page that was woken. */
export const ANSWER_MS = 2000
/** The first and the longest pause before asking a silent inspector again; each pause is twice the one before. */
export const ASK_AGAIN_MS = 4000
export const LONGEST_PAUSE_MS = 64_000

/** The shop page's side of the channel, from the moment it is woken until no inspector is left. */
export class Tab {
  readonly #page: Window
  readonly #root: AnyActorRef
  readonly #build: string
  readonly #tab = randomText()
  /** The inspectors, with the timer that ends the wait for each. */
  readonly #inspectors = new Map<string, number>()
  #channel: BroadcastChannel | undefined
  #session: Session | undefined
  #unanswered = 0
  #askingAgain = 0
  #pause = ASK_AGAIN_MS

  constructor(page: Window, root: AnyActorRef, build: string) {
    this.#page = page
    this.#root = root
    this.#build = build
    // An open channel keeps a page out of the back-forward cache.
    page.addEventListener('pagehide', () => this.#leave())
  }

  /** Asks whether an inspector is there. A silent one may be busy: it is asked again while it holds its key. */
  wake(): void {
    if (this.#channel) return
    this.#page.clearTimeout(this.#askingAgain)
    this.#channel = new BroadcastChannel(CHANNEL)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => this.#hear(data))
    this.#ask()
  }

  #ask(): void {
    this.#post({ kind: 'awake', tab: this.#tab })
    this.#unanswered = this.#page.setTimeout(() => this.#rest(), ANSWER_MS)
  }

  #rest(): void {
    this.#sleep()
    this.#askingAgain = this.#page.setTimeout(() => {
      if (this.#page.localStorage.getItem(WAKE_KEY) !== null) this.wake()
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
  }

  #hear(message: ChannelMessage): void {
    if (message.kind === 'attach') this.#attach(message.inspector ?? '')
    else if (message.kind === 'detach') this.#detach(message.inspector ?? '')
    else this.#session?.hear(message as InspectorMessage)
  }

  #attach(inspector: string): void {
    this.#page.clearTimeout(this.#unanswered)
    this.#pause = ASK_AGAIN_MS
    const known = this.#inspectors.get(inspector)
    if (known !== undefined) this.#page.clearTimeout(known)
    this.#inspectors.set(
      inspector,
      this.#page.setTimeout(() => this.#miss(inspector), SILENCE_MS),
    )
    this.#session ??= new Session({
      page: this.#page,
      root: this.#root,
      build: this.#build,
      tab: this.#tab,
      post: (said) => this.#post(said),
      salt: randomText(),
    })
    this.#session.greet(known === undefined)
  }

  #detach(inspector: string): void {
    this.#page.clearTimeout(this.#inspectors.get(inspector))
    if (this.#inspectors.delete(inspector) && this.#inspectors.size === 0) this.#leave()
  }

  /** A page that was frozen has yet to hear what the inspector said, so it asks before ending the recording. */
  #miss(inspector: string): void {
    if (this.#inspectors.delete(inspector) && this.#inspectors.size === 0) this.#ask()
  }

  #leave(): void {
    if (this.#session) this.#post({ kind: 'left', tab: this.#tab })
    this.#page.clearTimeout(this.#askingAgain)
    this.#pause = ASK_AGAIN_MS
    this.#sleep()
  }

  #sleep(): void {
    if (!this.#channel) return
    this.#page.clearTimeout(this.#unanswered)
    for (const timer of this.#inspectors.values()) this.#page.clearTimeout(timer)
    this.#inspectors.clear()
    this.#session?.end()
    this.#session = undefined
    this.#channel.close()
    this.#channel = undefined
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message)
  }
}

function randomText(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('')
}
