import './SearchForm.css'

import { useEffect, useId, useRef } from 'react'
import Search from 'lucide-react/icons/search'

import { Button } from '../action/Button.tsx'
import { Form } from '../form/Form.tsx'

export interface SearchFormProps {
  /** The address of the results' page; what is typed becomes its `query`. */
  readonly action: string
  /** Names the form and its field. */
  readonly label: string
  readonly button: string
  /** An example in the empty field. */
  readonly hint?: string | undefined
  /** The initial text; the field follows each change of this. */
  readonly value?: string | undefined
  /** The longest text that can be searched for. */
  readonly maxLength: number
  /** A note below the field. */
  readonly note?: string | undefined
  /** The first thing of a page. */
  readonly large?: boolean | undefined
}

/** The field that leads to search results. It works before the shop's code has come, and without it. */
export function SearchForm({
  action,
  label,
  button,
  hint,
  value = '',
  maxLength,
  note,
  large = false,
}: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  const noteId = useId()

  useEffect(() => {
    // Not at first: what a person typed before the code came must stay.
    if (followed.current === value) return
    followed.current = value
    if (field.current) field.current.value = value
  }, [value])

  return (
    <Form
      className={large ? 'vb-search vb-search-large' : 'vb-search'}
      role="search"
      aria-label={label}
      action={action}
    >
      <div className="vb-search-row">
        <Search className="vb-search-icon" size={large ? 22 : 18} />
        <input
          ref={field}
          className="vb-search-field"
          type="search"
          name="query"
          aria-label={label}
          aria-describedby={note === undefined ? undefined : noteId}
          placeholder={hint}
          defaultValue={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <Button variant="primary" type="submit">
          {button}
        </Button>
      </div>
      {note !== undefined && (
        <p className="vb-search-note" id={noteId}>
          {note}
        </p>
      )}
    </Form>
  )
}
