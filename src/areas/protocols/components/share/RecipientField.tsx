import '#components/overlay/LanguageMenu.css'
import './RecipientField.css'

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import X from 'lucide-react/icons/x'
import { ComboBox, ComboBoxStateContext, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'

import { EmailCorrection, type MeantEmail } from '#components/form/EmailCorrection.tsx'
import { FieldFoot, descriptionProps } from '#components/form/Field.tsx'

export interface RecipientChip {
  readonly id: string
  readonly label: string
  readonly invalid: boolean
  readonly removeLabel: string
  /** Label of the button that opens the names again. */
  readonly editLabel?: string | undefined
}

export interface RecipientOption {
  readonly id: number
  readonly label: string
  readonly detail: string
}

export interface RecipientFieldProps {
  readonly label: string
  readonly chips: readonly RecipientChip[]
  readonly text: string
  readonly options: readonly RecipientOption[]
  /** Below the field: found recipients, or why there are none. */
  readonly note: string | undefined
  readonly error: string | undefined
  readonly correction: MeantEmail | undefined
  readonly onType: (text: string) => void
  readonly onChoose: (id: number) => void
  /** Enter where no option is marked. */
  readonly onEnter: () => void
  readonly onRemove: (id: string) => void
  readonly onEdit: (id: string) => void
}

/** Chosen recipients as chips, and a field that finds others (ARIA practices, 'Editable combobox with list'). */
export function RecipientField({
  label,
  chips,
  text,
  options,
  note,
  error,
  correction,
  onType,
  onChoose,
  onEnter,
  onRemove,
  onEdit,
}: RecipientFieldProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && text === '')
      row.current?.querySelector<HTMLElement>('.vb-recipient:last-of-type .vb-recipient-remove')?.focus()
    if (event.key !== 'Enter' || input.current?.hasAttribute('aria-activedescendant') === true) return
    event.preventDefault()
    event.stopPropagation()
    onEnter()
  }

  return (
    <div className="vb-field">
      <ComboBox
        items={options}
        inputValue={text}
        selectedKey={null}
        allowsCustomValue
        allowsEmptyCollection={false}
        onInputChange={onType}
        onSelectionChange={(key) => {
          if (key !== null) onChoose(Number(key))
        }}
        aria-labelledby={id}
        aria-describedby={
          descriptionProps({
            id,
            state: error === undefined ? 'neutral' : 'error',
            error: error === undefined ? undefined : { text: error },
            hint: undefined,
          })['aria-describedby'] ?? ''
        }
        isInvalid={error !== undefined}
      >
        <label className="vb-field-label" id={id}>
          {label}
        </label>
        <div className="vb-recipients" ref={row}>
          {chips.map((chip) => (
            <span key={chip.id} className={chip.invalid ? 'vb-recipient vb-recipient-invalid' : 'vb-recipient'}>
              {chip.invalid && <CircleAlert className="vb-recipient-mark" size={14} />}
              {chip.editLabel === undefined ? (
                <span className="vb-recipient-name">{chip.label}</span>
              ) : (
                <button
                  type="button"
                  className="vb-recipient-name"
                  aria-label={chip.editLabel}
                  onClick={() => onEdit(chip.id)}
                >
                  {chip.label}
                </button>
              )}
              <button
                type="button"
                className="vb-recipient-remove"
                aria-label={chip.removeLabel}
                onClick={() => {
                  onRemove(chip.id)
                  input.current?.focus()
                }}
              >
                <X size={14} />
              </button>
            </span>
          ))}
          <OwnInput
            field={input}
            hasFound={options.length > 0 && text.trim() !== ''}
            className="vb-recipients-input"
            autoComplete="off"
            spellCheck="false"
            onKeyDownCapture={press}
          />
        </div>
        <Popover className="vb-menu vb-recipient-list" offset={6} triggerRef={row}>
          <ListBox className="vb-menu-list">
            {({ id: key, label: name, detail }: RecipientOption) => (
              <ListBoxItem id={key} className="vb-menu-item" textValue={name}>
                <span>
                  <span>{name}</span>
                  <br />
                  <span className="vb-recipient-detail">{detail}</span>
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      <p className="vb-field-hint" aria-live="polite">
        {note}
      </p>
      <EmailCorrection correction={correction} field={input} />
      <FieldFoot id={id} label={label} error={error === undefined ? undefined : { text: error }} />
    </div>
  )
}

/** Has the focus when the form opens. An open list hides the rest from readers, so it waits for a press, a letter or an arrow. */
function OwnInput({
  field,
  hasFound,
  ...props
}: ComponentProps<typeof Input> & {
  readonly field: RefObject<HTMLInputElement | null>
  readonly hasFound: boolean
}) {
  const list = use(ComboBoxStateContext)
  // React Aria opens the list as a letter is typed, while what a pasted name finds is still on its way.
  const show = useEffectEvent(() => {
    if (document.activeElement === field.current) list?.open(null, 'manual')
  })
  useEffect(() => {
    if (hasFound) show()
  }, [hasFound])
  return (
    <Input
      {...props}
      ref={field}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens the form says first who is to get it
      autoFocus
      onClick={() => list?.open(null, 'manual')}
    />
  )
}
