import './SearchForm.css'

import { useId } from 'react'
import Search from 'lucide-react/icons/search'

export interface LiveSearchProps {
  /** Names the form and its field. */
  readonly label: string
  /** An example in the empty field. */
  readonly hint?: string | undefined
  readonly value: string
  /** The longest text that can be searched for. */
  readonly maxLength: number
  /** Shown while the user types. */
  readonly note?: string | undefined
  readonly onType: (text: string) => void
  /** Enter was pressed. */
  readonly onSearch: () => void
}

/** A field whose list below follows what is typed. */
export function LiveSearch({ label, hint, value, maxLength, note, onType, onSearch }: LiveSearchProps) {
  const noteId = useId()
  return (
    <form
      className="vb-search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
    >
      <div className="vb-search-row">
        <Search className="vb-search-icon" size={18} />
        <input
          className="vb-search-field"
          type="search"
          aria-label={label}
          aria-describedby={note === undefined ? undefined : noteId}
          placeholder={hint}
          value={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      {note !== undefined && (
        <p className="vb-search-note" id={noteId}>
          {note}
        </p>
      )}
    </form>
  )
}
