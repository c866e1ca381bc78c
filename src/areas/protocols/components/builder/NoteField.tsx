import './NoteField.css'

import { type KeyboardEvent, useId } from 'react'

import { InlineError } from '#components/form/InlineError.tsx'

/** The note as it is typed, and those that can be taken meanwhile. */
export interface NoteWriting {
  readonly text: string
  /** The text isn't saved. */
  readonly isTyped: boolean
  /** Says that the text is longer than a note may be: it is kept, and not saved. */
  readonly error: string | undefined
  readonly label: string
  readonly notes: readonly string[]
  readonly active: string | null
  readonly onBegin: () => void
  readonly onType: (text: string) => void
  readonly onMove: (by: 1 | -1) => void
  readonly onPoint: (note: string) => void
  readonly onChoose: (note: string) => void
  readonly onEnter: () => void
  readonly onEscape: () => void
  readonly onEnd: () => void
}

export interface NoteFieldProps {
  /** Names the field after its product. */
  readonly label: string
  readonly hint: string
  /** A longer note scrolls in its own area. */
  readonly scrollsFrom: number
  readonly writing: NoteWriting
}

/** A note that is written where it stands. */
export function NoteField({ label, hint, scrollsFrom, writing }: NoteFieldProps) {
  const listId = useId()
  const errorId = useId()
  const { text, isTyped, error, notes, active } = writing
  const isOpen = notes.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      writing.onEnter()
    }
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      writing.onMove(event.key === 'ArrowDown' ? 1 : -1)
    }
    // With nothing to put away, Escape is left to what surrounds the field.
    if (event.key === 'Escape' && (isOpen || isTyped)) {
      event.preventDefault()
      writing.onEscape()
    }
  }
  return (
    <div className="vb-note-place">
      <textarea
        className="vb-note"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        // A field of several lines is no combobox: it keeps its role, and has the list of one.
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== null ? `${listId}-${notes.indexOf(active)}` : undefined}
        placeholder={hint}
        rows={1}
        data-long={text.length > scrollsFrom}
        value={text}
        onFocus={writing.onBegin}
        onChange={({ currentTarget }) => writing.onType(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={writing.onEnd}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div className="vb-note-list" id={listId} role="listbox" aria-label={writing.label}>
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
              onMouseMove={note === active ? undefined : () => writing.onPoint(note)}
              onClick={() => writing.onChoose(note)}
            >
              {note}
            </div>
          ))}
        </div>
      )}
      <div id={errorId}>{error !== undefined && <InlineError message={error} />}</div>
    </div>
  )
}
