import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import type { CanAnswer, InspectorMessage, TabMessage } from '../channel/messages.ts'
import { Redactor } from '../redact/redactor.ts'

import { canTake } from './can.ts'
import { observeSystem, type Observation } from './from-xstate5.ts'
import { Recording } from './recording.ts'
import { createSchedule } from './schedule.ts'
import { Writer } from './to-record.ts'

/** So many records are sent at once; a page with more to say lets others work in between. */
const BATCH = 500

export interface SessionDeps {
  readonly page: Window
  readonly root: AnyActorRef
  readonly build: string
  readonly tab: string
  readonly post: (message: TabMessage) => void
  /** New for each recording (Redactor). */
  readonly salt: string
}

/** One recording, from the first inspector that opens to the last that closes. */
export class Session {
  readonly #deps: SessionDeps
  readonly #redactor: Redactor
  readonly #writer: Writer
  readonly #recording: Recording
  readonly #observation: Observation
  readonly #schedule: { readonly ask: () => void; readonly end: () => void }
  readonly #began = new Date().toISOString()
  #sent = 0

  constructor(deps: SessionDeps) {
    this.#deps = deps
    this.#redactor = new Redactor(deps.salt)
    this.#writer = new Writer(this.#redactor)
    this.#recording = new Recording(() => deps.page.performance.now())
    this.#schedule = createSchedule(deps.page, () => this.#send())
    this.#observation = observeSystem(deps.root, (fact) => {
      this.#schedule.ask()
      return this.#recording.keep(fact)
    })
    // The title of the page may hold a name that its actors hold under a key: those are met first.
    for (const raw of this.#recording.from(0, this.#recording.next)) this.#writer.record(raw)
  }

  /** Says who is here, and for an inspector that is new all that was recorded. */
  greet(isNew: boolean): void {
    const { page, build, tab, post } = this.#deps
    const title = this.#redactor.text(page.document.title)
    const path = this.#redactor.text(page.location.pathname)
    post({ kind: 'here', tab, build, title, path, began: this.#began })
    if (!isNew) return
    this.#sent = 0
    this.#send()
  }

  hear(message: InspectorMessage): void {
    if (message.kind !== 'send' && message.kind !== 'ask') return
    const { tab, post } = this.#deps
    if (message.tab !== tab) return
    const actor = this.#observation.actor(message.actor)
    if (message.kind === 'ask') {
      post({ kind: 'can', tab, ask: message.ask, answer: actor ? canOf(actor, message.events) : null })
      return
    }
    const refusal = actor ? this.#sendByHand(actor, message.event) : 'gone'
    if (refusal !== undefined)
      post({ kind: 'notSent', tab, actor: message.actor, reason: this.#redactor.text(refusal) })
  }

  end(): void {
    this.#observation.stop()
    this.#schedule.end()
  }

  #sendByHand(actor: AnyActorRef, event: { readonly type: string }): string | undefined {
    try {
      this.#observation.send(actor, event)
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  #send(): void {
    const { tab, post } = this.#deps
    const { oldest } = this.#recording
    if (this.#sent < oldest) {
      post({ kind: 'dropped', tab, count: oldest - this.#sent })
      const records = this.#recording.baseline().map((raw) => this.#writer.record(raw))
      post({ kind: 'records', tab, records })
      this.#sent = oldest
    }
    const records = this.#recording.from(this.#sent, BATCH).map((raw) => this.#writer.record(raw))
    this.#sent += records.length
    if (records.length > 0) post({ kind: 'records', tab, records })
    if (this.#sent < this.#recording.next) this.#schedule.ask()
  }
}

function canOf(actor: AnyActorRef, events: readonly { readonly type: string }[]): readonly CanAnswer[] {
  const snapshot: unknown = actor.getSnapshot()
  if (typeof snapshot !== 'object' || snapshot === null || !('machine' in snapshot))
    return events.map(() => ({ kind: 'takes', on: [] }))
  return events.map((event) => canTake(snapshot as unknown as AnyMachineSnapshot, event))
}
