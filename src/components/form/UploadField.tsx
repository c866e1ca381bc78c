import './UploadField.css'

import { Button as PressButton, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'

import { Button } from '../action/Button.tsx'
import { ProgressLine } from '../feedback/ProgressLine.tsx'
import { type FieldErrorWords, FieldFoot } from './Field.tsx'

export interface UploadWords {
  readonly choose: string
  readonly chooseAnother: string
  readonly drop: string
  readonly hint: string
  /** With the sent share, as it is read out. */
  readonly sending: string
  readonly cancel: string
  readonly remove: string
  readonly removing: string
  readonly retry: string
  readonly none: string
}

export interface UploadFieldProps {
  readonly id: string
  readonly label: string
  readonly words: UploadWords
  /** The media types that the file dialog offers. */
  readonly accept: readonly string[]
  /** Null where the slot has none. */
  readonly picture: { readonly src: string; readonly alt: string } | null
  readonly state: 'resting' | 'sending' | 'failed' | 'removing'
  /** The sent share, 0 to 1. */
  readonly progress: number
  readonly error?: FieldErrorWords | undefined
  readonly onChoose: (file: File) => void
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A picture to choose or drop, with how much of it is sent. The picture before stays until the new one is there. */
export function UploadField({
  id,
  label,
  words,
  accept,
  picture,
  state,
  progress,
  error,
  onChoose,
  onCancel,
  onRetry,
  onRemove,
}: UploadFieldProps) {
  const isBusy = state === 'sending' || state === 'removing'
  return (
    <div className="vb-field" role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
      <span className="vb-field-label" id={`${id}-label`}>
        {label}
      </span>
      <p className="vb-field-hint">{words.hint}</p>
      <DropZone
        className="vb-upload-zone"
        aria-label={label}
        isDisabled={state === 'removing'}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const [item] = items.filter(isFileDropItem)
          void item?.getFile().then(onChoose)
        }}
      >
        {picture ? <img className="vb-upload-picture" src={picture.src} alt={picture.alt} /> : <p>{words.none}</p>}
        {state === 'sending' && <ProgressLine label={words.sending} share={progress} />}
        <div className="vb-upload-actions">
          {state !== 'removing' && (
            <FileTrigger
              acceptedFileTypes={[...accept]}
              onSelect={(files) => {
                const file = files?.item(0)
                if (file) onChoose(file)
              }}
            >
              <PressButton className="vb-button vb-button-secondary">
                {picture ? words.chooseAnother : words.choose}
              </PressButton>
            </FileTrigger>
          )}
          {state === 'failed' && <Button onClick={onRetry}>{words.retry}</Button>}
          {(state === 'sending' || state === 'failed') && <Button onClick={onCancel}>{words.cancel}</Button>}
          {picture && state !== 'sending' && (
            <Button busy={isBusy} onClick={onRemove}>
              {state === 'removing' ? words.removing : words.remove}
            </Button>
          )}
        </div>
        <p className="vb-upload-drop">{words.drop}</p>
      </DropZone>
      <FieldFoot id={id} label={label} error={error} />
    </div>
  )
}
