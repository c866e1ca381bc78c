import './NoteField.css'

import { type KeyboardEvent, useId, useState } from 'react'

import { InlineError } from '../form/InlineError.tsx'

/** Notes that can be taken while one is typed. */
export interface NoteSuggestions {
  readonly label: string
  readonly notes: readonly string[]
  readonly active: string | null
  readonly onBegin: (text: string) => void
  readonly onType: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onPoint: (note: string) => void
  readonly onChoose: (note: string) => void
  readonly onClose: (text: string) => void
  readonly onEnd: () => void
}

export interface NoteFieldProps {
  /** Names the field after its product. */
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly max: number
  /** Says that what is typed is longer than that: it is kept, and not saved. */
  readonly tooLong: (text: string) => string
  /** A longer note scrolls in its own area. */
  readonly scrollsFrom: number
  readonly suggestions: NoteSuggestions
  /** Told on leaving the field and on Enter, where the note is another one. */
  readonly onSave: (note: string) => void
}

/** A note that is written where it stands. Escape puts suggestions away, and then what was typed. */
export function NoteField({ label, hint, value, max, tooLong, scrollsFrom, suggestions, onSave }: NoteFieldProps) {
  // What is being typed concerns nobody before it is done.
  const [typed, setTyped] = useState<string | null>(null)
  const listId = useId()
  const errorId = useId()
  const { notes, active } = suggestions
  const text = typed ?? value
  const isOpen = notes.length > 0
  const isTooLong = text.trim().length > max
  const finish = () => {
    if (isTooLong) return
    setTyped(null)
    if (typed !== null && typed.trim() !== value) onSave(typed.trim())
  }
  const choose = (note: string) => {
    setTyped(null)
    suggestions.onChoose(note)
  }
  const close = (event: KeyboardEvent) => {
    if (!isOpen && typed === null) return
    event.preventDefault()
    if (!isOpen) setTyped(null)
    suggestions.onClose(isOpen ? text : value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen && active !== null) choose(active)
      else finish()
    }
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      suggestions.onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape') close(event)
  }
  return (
    <div className="vb-note-place">
      <textarea
        className="vb-note"
        aria-label={label}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? errorId : undefined}
        // A field of several lines is no combobox: it keeps its role, and has the list of one.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== null ? `${listId}-${notes.indexOf(active)}` : undefined}
        placeholder={hint}
        rows={1}
        data-long={text.length > scrollsFrom}
        value={text}
        onFocus={() => suggestions.onBegin(text)}
        onChange={({ currentTarget }) => {
          const plain = currentTarget.value.replaceAll(/\s*\n\s*/g, ' ')
          setTyped(plain)
          suggestions.onType(plain)
        }}
        onBlur={() => {
          finish()
          // What is not saved is no earlier note.
          if (isTooLong) suggestions.onClose(value)
          suggestions.onEnd()
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="vb-note-list" id={listId} role="listbox" aria-label={suggestions.label}>
          {notes.map((note, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus, and the keys
            <div
              key={note}
              id={`${listId}-${index}`}
              className="vb-note-option"
              role="option"
              tabIndex={-1}
              aria-selected={note === active}
              // The focus stays where it is typed.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={note === active ? undefined : () => suggestions.onPoint(note)}
              onClick={() => choose(note)}
            >
              {note}
            </div>
          ))}
        </div>
      )}
      <div id={errorId}>{isTooLong && <InlineError message={tooLong(text)} />}</div>
    </div>
  )
}
