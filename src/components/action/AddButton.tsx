import './AddButton.css'

import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'

import { Spinner } from '../icon/Spinner.tsx'

export type AddState = 'resting' | 'adding' | 'added' | 'failed'

export interface AddButtonProps {
  /** The words of each state: the button is as wide as the longest of them, so that nothing moves. Cards have only those at rest. */
  readonly words: { readonly resting: string } & Readonly<Partial<Record<AddState, string>>>
  /** The accessible name where the words do not say what is added. */
  readonly name?: string | undefined
  readonly state: AddState
  readonly disabled?: boolean | undefined
  /** Each press counts, also while one is on its way. */
  readonly onPress: () => void
}

const ICONS = { resting: <Plus size={18} />, adding: <Spinner />, added: <Check size={18} />, failed: <X size={18} /> }

/** Puts something into the cart and says for a moment whether it is there. On a card its states are pictures, which need no room of their own. */
export function AddButton({ words, name, state, disabled = false, onPress }: AddButtonProps) {
  const { resting, ...others } = words
  const isShort = Object.keys(others).length === 0
  return (
    <button
      type="button"
      className={`vb-add vb-add-${isShort ? 'short' : 'long'}`}
      data-state={state}
      aria-label={name}
      aria-busy={state === 'adding' || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="vb-add-icon">{ICONS[state]}</span>
      <span className="vb-add-words">
        {Object.entries({ resting, ...others }).map(([of, word]) => (
          <span key={of} className="vb-add-word" aria-hidden={!isShort && of !== state ? true : undefined}>
            {word}
          </span>
        ))}
      </span>
    </button>
  )
}
