import './NoteField.css'

import { type KeyboardEvent, useState } from 'react'

export interface NoteFieldProps {
  /** What the note is on: the name of the field. */
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly max: number
  /** A longer note scrolls in its own area. */
  readonly scrollsFrom: number
  /** Told on leaving the field and on Enter, where the note is another one. */
  readonly onSave: (note: string) => void
}

/** A note that is written where it stands. Escape takes back what was typed. */
export function NoteField({ label, hint, value, max, scrollsFrom, onSave }: NoteFieldProps) {
  // What is being typed concerns nobody before it is done.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const finish = () => {
    setTyped(null)
    if (typed !== null && typed.trim() !== value) onSave(typed.trim())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what an input method composes.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      finish()
    }
    if (event.key === 'Escape' && typed !== null) {
      event.preventDefault()
      setTyped(null)
    }
  }
  return (
    <textarea
      className="vb-note"
      aria-label={label}
      placeholder={hint}
      rows={1}
      maxLength={max}
      data-long={text.length > scrollsFrom}
      value={text}
      onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={finish}
      onKeyDown={onKeyDown}
    />
  )
}
