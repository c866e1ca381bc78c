import './NoteField.css'

import { type KeyboardEvent, useId, useState } from 'react'

import { InlineError } from '../form/InlineError.tsx'

export interface NoteFieldProps {
  /** What the note is on: the name of the field. */
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly max: number
  /** Says that what is typed is longer than that: it is kept, and not saved. */
  readonly tooLong: (text: string) => string
  /** A longer note scrolls in its own area. */
  readonly scrollsFrom: number
  /** Told on leaving the field and on Enter, where the note is another one. */
  readonly onSave: (note: string) => void
}

/** A note that is written where it stands. Escape takes back what was typed. */
export function NoteField({ label, hint, value, max, tooLong, scrollsFrom, onSave }: NoteFieldProps) {
  // What is being typed concerns nobody before it is done.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value
  const isTooLong = text.trim().length > max
  const id = useId()
  const finish = () => {
    if (isTooLong) return
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
    <>
      <textarea
        className="vb-note"
        aria-label={label}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? id : undefined}
        placeholder={hint}
        rows={1}
        data-long={text.length > scrollsFrom}
        value={text}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      <div id={id}>{isTooLong && <InlineError message={tooLong(text)} />}</div>
    </>
  )
}
