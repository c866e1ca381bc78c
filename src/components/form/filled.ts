import { createContext, type RefObject, use, useEffect, useEffectEvent } from 'react'

/** Looks at one control, unless it is the given one; if it holds what was not told, the answer tells it. */
type Look = (except?: EventTarget) => (() => void) | undefined

/** The controls of a form. */
export type FilledControls = Set<Look>

export const FilledContext = createContext<FilledControls | undefined>(undefined)

/**
 * Tells what was filled in without an event, except in the control that an event is about. All of it is read before any of
 * it is told: with the next drawing React puts back what it knows.
 */
export function tellFilled(controls: FilledControls, except: EventTarget): void {
  for (const tell of [...controls].map((look) => look(except))) tell?.()
}

export interface FilledProps<Control, Value> {
  readonly control: RefObject<Control | null>
  readonly read: (control: Control) => Value
  /** The value that was told last; `read` gives the one in the page. */
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Tells what a control holds that was filled in without an event (forms.sends-what-stands-in-the-page): by the browser
 * from its memory or before the shop's code came, or by a password manager.
 */
export function useFilled<Control extends HTMLElement, Value>({
  control,
  read,
  value,
  onChange,
}: FilledProps<Control, Value>): void {
  const controls = use(FilledContext)
  const look = useEffectEvent<Look>((except) => {
    const { current } = control
    if (!current || (except instanceof Node && current.contains(except))) return undefined
    const filled = read(current)
    return filled === value ? undefined : () => onChange(filled)
  })

  useEffect(() => {
    const own: Look = (except) => look(except)
    own()?.()
    controls?.add(own)
    return () => void controls?.delete(own)
  }, [controls])
}
