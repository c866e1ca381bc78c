import type { PlainEvent, Recorded } from '../trace/trace.ts'

/** Inspectors and shop tabs of one origin meet on this BroadcastChannel. */
export const CHANNEL = 'verbena.inspector'

/**
 * The key in local storage that wakes the tabs. An inspector changes its value when it opens and removes it when it
 * closes. Until then tabs hold no channel open, because that would cost them the back-forward cache.
 */
export const WAKE_KEY = 'verbena.inspector'

/** An actor's reply on whether it would take an event now. `on` lists the event's fields that guards read. */
export interface CanAnswer {
  /** `unknown`: a guard threw. `nothing`: the event is taken without effect. `ignores`: no active state handles it. */
  readonly kind: 'takes' | 'refuses' | 'unknown' | 'nothing' | 'ignores'
  readonly on: readonly string[]
}

/** Messages of the shop's tabs, all redacted. */
export type TabMessage =
  /** The key woke the tab. Inspectors answer `attach`; if none does, the tab closes the channel and asks later. */
  | { readonly kind: 'awake'; readonly tab: string }
  /** The tab records from now on; also the answer to `attach`. Earlier recordings follow as `records`. */
  | {
      readonly kind: 'here'
      readonly tab: string
      readonly build: string
      readonly title: string
      readonly path: string
      readonly began: string
    }
  | { readonly kind: 'records'; readonly tab: string; readonly records: readonly Recorded[] }
  /** `count` records were not sent, because too many happened at once. */
  | { readonly kind: 'dropped'; readonly tab: string; readonly count: number }
  /** Answers `ask`: one answer for each event; null if the actor is gone. */
  | { readonly kind: 'can'; readonly tab: string; readonly ask: number; readonly answer: readonly CanAnswer[] | null }
  /** The actor is gone, or refused the event by throwing. */
  | { readonly kind: 'notSent'; readonly tab: string; readonly actor: string; readonly reason: string }
  /** The tab was closed or left, or its last inspector was. Not sent if the tab knows of no inspector. */
  | { readonly kind: 'left'; readonly tab: string }

export type InspectorMessage =
  /**
   * Tells all tabs to record and answer `here`. Repeated every few seconds; a tab that stops hearing it stops
   * recording. Each inspector page names itself, so that tabs send a new one everything recorded so far; other
   * inspectors ignore records they already know.
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
