import './DosageField.css'

import { type KeyboardEvent, useId } from 'react'

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'

import { Button } from '#components/action/Button.tsx'
import { IconButton } from '#components/action/IconButton.tsx'

/** A dosage as it stands in its field. */
export interface DosageWriting {
  readonly text: string
  readonly isTyped: boolean
  /** The dosage that it is understood as so far, in words. */
  readonly preview: string | undefined
  /** Says that it isn't understood: it is kept, and not saved. */
  readonly error: string | undefined
  /** Puts what is not understood into the note; left out where it doesn't fit. */
  readonly asNote: { readonly label: string; readonly onPress: () => void } | undefined
  /** Opens the form with a field for each part. */
  readonly form: { readonly label: string; readonly onPress: () => void }
  readonly onType: (text: string) => void
  readonly onUndo: () => void
  readonly onEnd: () => void
}

export interface DosageFieldProps {
  /** Names the field after its product. */
  readonly label: string
  readonly hint: string
  readonly writing: DosageWriting
}

/** The dosage of a product, written where it stands. */
export function DosageField({ label, hint, writing }: DosageFieldProps) {
  const id = useId()
  const { text, isTyped, preview, error, asNote, form } = writing
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      writing.onEnd()
    }
    // With nothing typed, Escape is left to what surrounds the field.
    if (event.key === 'Escape' && isTyped) {
      event.preventDefault()
      writing.onUndo()
    }
  }
  return (
    <div className="vb-note-place vb-dosage">
      <div className="vb-dosage-row">
        <textarea
          className="vb-note"
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={id}
          placeholder={hint}
          rows={1}
          value={text}
          onChange={({ currentTarget }) => writing.onType(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
          onBlur={writing.onEnd}
          onKeyDown={onKeyDown}
        />
        <IconButton label={form.label} icon={<SlidersHorizontal size={16} />} onClick={form.onPress} />
      </div>
      <div id={id}>
        {preview !== undefined && <p className="vb-dosage-preview">{preview}</p>}
        {error !== undefined && (
          <>
            <p className="vb-dosage-error" role="alert">
              {error}
            </p>
            {asNote && (
              <Button variant="quiet" onClick={asNote.onPress}>
                {asNote.label}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}
