import './UploadField.css'

import { Button as PressButton, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'

import { type FieldErrorWords, FieldFoot } from './Field.tsx'

export interface FileFieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  /** The button that opens the file dialog. */
  readonly choose: string
  /** Said beside it: a file can be dropped too. */
  readonly drop: string
  readonly error?: FieldErrorWords | undefined
  readonly onChoose: (file: File) => void
}

/** A file of any kind to choose or drop. */
export function FileField({ id, label, hint, choose, drop, error, onChoose }: FileFieldProps) {
  return (
    <div className="vb-field" role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`}>
      <span className="vb-field-label" id={`${id}-label`}>
        {label}
      </span>
      <p className="vb-field-hint">{hint}</p>
      <DropZone
        className="vb-upload-zone"
        aria-label={label}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const [item] = items.filter(isFileDropItem)
          void item?.getFile().then(onChoose)
        }}
      >
        <div className="vb-upload-actions">
          <FileTrigger
            onSelect={(files) => {
              const file = files?.item(0)
              if (file) onChoose(file)
            }}
          >
            <PressButton className="vb-button vb-button-secondary">{choose}</PressButton>
          </FileTrigger>
        </div>
        <p className="vb-upload-drop">{drop}</p>
      </DropZone>
      <FieldFoot id={id} label={label} error={error} />
    </div>
  )
}
