import type { MachineContext } from 'xstate'

import { transitionKey } from '../graph/transitions.ts'
import type { Redactor } from '../redact/redactor.ts'
import type { ActorRecord, Plain, PlainEvent, PlainState, Recorded, StateValue, StepRecord } from '../trace/trace.ts'

import type { ActorFact, EventFact, Raw, StepFact } from './raw.ts'
import { refusals } from './refusals.ts'

/** Makes records of facts, on their way out: nothing leaves a page by another way. */
export class Writer {
  readonly #redactor: Redactor
  /** The chart of each actor, or of the nearest one above it: by it is known what is a person's own. */
  readonly #charts = new Map<string, string | undefined>()

  constructor(redactor: Redactor) {
    this.#redactor = redactor
  }

  record(raw: Raw): Recorded {
    const { n, actor } = raw
    const base = { n, at: Math.round(raw.at), actor }
    switch (raw.kind) {
      case 'actor':
        return { ...base, ...this.#actor(raw) }
      case 'event':
        return { ...base, ...this.#event(raw) }
      case 'step':
        return { ...base, ...this.#step(raw) }
      case 'ignored':
        return { ...base, kind: 'ignored', cause: raw.cause, refused: refusals(raw.snapshot, raw.event) }
      case 'action': {
        const params = this.#given('params', raw.params, actor)
        return {
          ...base,
          kind: 'action',
          ...(raw.cause !== undefined && { cause: raw.cause }),
          type: raw.type,
          ...params,
        }
      }
      case 'timer':
        return { ...base, kind: 'timer', id: this.#redactor.text(raw.id), ...(raw.sets && { sets: raw.sets }) }
      case 'stop':
        break
    }
    const { status, output, error } = raw
    const ends = { ...this.#given('output', output, actor), ...this.#given('error', error, actor) }
    return { ...base, kind: 'stop', status, ...ends }
  }

  #actor(raw: ActorFact): Omit<ActorRecord, 'n' | 'at' | 'actor'> {
    const { actor, parent, snapshot, src, transitions } = raw
    const above = parent === undefined ? undefined : this.#charts.get(parent)
    this.#charts.set(actor, snapshot?.machine.id ?? above)
    const name = this.#redactor.text(raw.name)
    const id = this.#redactor.text(raw.id)
    return {
      kind: 'actor',
      name,
      ...(id !== name && { id }),
      ...(parent !== undefined && { parent }),
      ...(snapshot && { chart: snapshot.machine.id }),
      ...(src !== undefined && { src }),
      ...(raw.isResumed ? { resumed: true as const } : this.#given('input', raw.input, actor)),
      ...(transitions.length > 0 && { transitions: transitions.map(transitionKey) }),
      ...(snapshot && { state: this.#state(snapshot, actor) }),
    }
  }

  #state(
    { value, context, status }: { value: unknown; context: MachineContext; status: PlainState['status'] },
    actor: string,
  ): PlainState {
    return { value: value as StateValue, context: this.#redactor.fields(context, this.#charts.get(actor)), status }
  }

  #event({ actor, source, event, isByHand }: EventFact) {
    return {
      kind: 'event' as const,
      ...(source !== undefined && { source }),
      event: this.event(event, actor),
      ...(isByHand && { isByHand: true as const }),
    }
  }

  /** An event's type is told as it is. */
  event(event: { readonly type: string }, actor: string): PlainEvent {
    return { ...this.#redactor.fields(event, this.#charts.get(actor)), type: event.type }
  }

  #step({ actor, cause, transitions, before, after }: StepFact): Omit<StepRecord, 'n' | 'at' | 'actor'> {
    const changed = this.#changed(before, after.context, actor)
    const gone = Object.keys(before).filter((key) => before[key] !== undefined && after.context[key] === undefined)
    return {
      kind: 'step',
      cause,
      transitions: transitions.map(transitionKey),
      value: after.value as StateValue,
      status: after.status,
      ...(Object.keys(changed).length > 0 && { changed }),
      ...(gone.length > 0 && { gone }),
    }
  }

  #changed(before: MachineContext, after: MachineContext, actor: string): { readonly [key: string]: Plain } {
    if (before === after) return {}
    const fields = Object.entries(after).filter(([key, value]) => value !== before[key])
    return this.#redactor.fields(Object.fromEntries(fields), this.#charts.get(actor))
  }

  #given<Key extends string>(key: Key, value: unknown, actor: string): { readonly [key in Key]?: Plain } {
    if (value === undefined) return {}
    return this.#redactor.fields({ [key]: value }, this.#charts.get(actor)) as { readonly [key in Key]?: Plain }
  }
}
