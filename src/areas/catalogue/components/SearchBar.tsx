import './SearchBar.css'

import type { ReactNode, RefObject } from 'react'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'

import { Form } from '#components/form/Form.tsx'

export interface SearchBarProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** The address of the results' page; what is typed becomes its `query`. */
  readonly action: string
  readonly label: string
  readonly hint: string
  readonly button: string
  /** Empties the field; there as long as something stands in it. */
  readonly clearLabel: string
  /** The initial text. */
  readonly value: string | undefined
  readonly maxLength: number
  /** It stands in the sheet, where there is room for the field at any width, and takes the focus. */
  readonly sheet?: boolean | undefined
  /** Absent until the code of the suggestions is there. */
  readonly children?: ReactNode
}

/** Empties a field as a person would who takes all of its text away. */
function empty(field: HTMLInputElement | null): void {
  if (!field) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/** The search in the head of a page: a field where there is room for it, a button elsewhere. It works before any code has come. */
export function SearchBar({
  field,
  action,
  label,
  hint,
  button,
  clearLabel,
  value,
  maxLength,
  sheet,
  children,
}: SearchBarProps) {
  return (
    <div className={sheet ? 'vb-find vb-find-sheet' : 'vb-find'}>
      <Form className="vb-find-form" role="search" aria-label={label} action={action}>
        <button className="vb-find-button" type="submit" aria-label={button}>
          <Search size={20} />
        </button>
        <input
          ref={field}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the sheet wants to type
          autoFocus={sheet}
          className="vb-find-field"
          type="search"
          name="query"
          aria-label={label}
          placeholder={hint}
          defaultValue={value}
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <button className="vb-find-clear" type="button" aria-label={clearLabel} onClick={() => empty(field.current)}>
          <X size={18} />
        </button>
      </Form>
      {children}
    </div>
  )
}
