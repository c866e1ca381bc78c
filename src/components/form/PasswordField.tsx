import './PasswordField.css'

import { useState } from 'react'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'

import { Announcer } from '../feedback/Announcer.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'

/** The rules of a new password, each met or not. */
export interface PasswordNeeds {
  readonly heading: string
  readonly items: readonly { readonly text: string; readonly met: boolean }[]
  readonly metLabel: string
  readonly missingLabel: string
  /** Says how many rules are met; read out on each change. Empty before anything is typed. */
  readonly progress: string
}

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'lines' | 'button' | 'below' | 'autoComplete'
> {
  readonly autoComplete: 'current-password' | 'new-password'
  /** The name of the button that shows what is typed. */
  readonly showLabel: string
  /** Stands below the field, each ticked as it is met (password.needs-are-listed). */
  readonly needs?: PasswordNeeds | undefined
}

/** A field for a password, which a person may look at while they type. */
export function PasswordField({ showLabel, needs, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const needsId = `${field.id}-needs`
  return (
    <TextField
      {...field}
      // On its way it is a password again, so that browsers offer to keep it.
      type={shown && field.readOnly !== true ? 'text' : 'password'}
      button={
        <button
          type="button"
          className="vb-password-show"
          aria-label={showLabel}
          aria-pressed={shown}
          // The focus stays in the field, which would else say what is wrong with it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </button>
      }
      below={needs && { id: needsId, content: <Needs id={needsId} needs={needs} /> }}
    />
  )
}

function Needs({
  id,
  needs: { heading, items, metLabel, missingLabel, progress },
}: {
  readonly id: string
  readonly needs: PasswordNeeds
}) {
  return (
    <>
      <ul className="vb-password-needs" id={id} aria-label={heading}>
        {items.map(({ text, met }) => (
          <li className="vb-password-need" data-met={met || undefined} key={text}>
            {met ? (
              <CircleCheck className="vb-password-mark" size={16} />
            ) : (
              <Circle className="vb-password-mark" size={16} />
            )}
            <span>
              <span>{text}</span>
              <VisuallyHidden>{`, ${met ? metLabel : missingLabel}. `}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <Announcer message={progress} />
    </>
  )
}
