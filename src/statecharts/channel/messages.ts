import type { PlainEvent, Recorded } from '../trace/trace.ts'

/** Inspectors and shop tabs of one origin meet on this BroadcastChannel. */
export const CHANNEL = 'verbena.inspector'

/**
 * The key in local storage that wakes the tabs: an inspector sets it to anything else when it opens, and removes it when it
 * closes. Tabs hold no channel open before, which would cost them the back-forward cache.
 */
export const WAKE_KEY = 'verbena.inspector'

/** The answer of an actor that is asked if it would take an event now, by the fields of it that guards have asked for. */
export interface CanAnswer {
  /** `unknown`: a guard has thrown. `nothing`: it is taken, and nothing is done. `ignores`: no active state waits for it. */
  readonly kind: 'takes' | 'refuses' | 'unknown' | 'nothing' | 'ignores'
  readonly on: readonly string[]
}

/** What a tab of the shop says. All of it has been redacted. */
export type TabMessage =
  /** The key has woken it. Inspectors answer with `attach`; where none does, it closes the channel and asks again later. */
  | { readonly kind: 'awake'; readonly tab: string }
  /** It records from now on; also the answer to `attach`. What it has recorded before follows as records. */
  | {
      readonly kind: 'here'
      readonly tab: string
      readonly build: string
      readonly title: string
      readonly path: string
      readonly began: string
    }
  | { readonly kind: 'records'; readonly tab: string; readonly records: readonly Recorded[] }
  /** So many records were not sent, since more happened than can be told. */
  | { readonly kind: 'dropped'; readonly tab: string; readonly count: number }
  /** Answers `ask`: whether the actor would take each event now; null where the actor is gone. */
  | { readonly kind: 'can'; readonly tab: string; readonly ask: number; readonly answer: readonly CanAnswer[] | null }
  /** The actor is gone, or refused the event by throwing. */
  | { readonly kind: 'notSent'; readonly tab: string; readonly actor: string; readonly reason: string }
  /** It was closed or left, or the last inspector was: not said where it hears of none. */
  | { readonly kind: 'left'; readonly tab: string }

/** What an inspector says. */
export type InspectorMessage =
  /**
   * All tabs begin to record and say that they are here. Repeated every few seconds: a tab that hears none stops. Each
   * page of the inspector names itself, so that tabs send one they have not heard before all that was recorded; those
   * that know a record already ignore it.
   */
  | { readonly kind: 'attach'; readonly inspector?: string }
  | { readonly kind: 'detach'; readonly inspector?: string }
  | { readonly kind: 'send'; readonly tab: string; readonly actor: string; readonly event: PlainEvent }
  | {
      readonly kind: 'ask'
      readonly tab: string
      readonly actor: string
      readonly ask: number
      readonly events: readonly PlainEvent[]
    }

export type ChannelMessage = TabMessage | InspectorMessage
