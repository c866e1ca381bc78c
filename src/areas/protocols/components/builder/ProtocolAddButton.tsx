import './ProtocolAddButton.css'

import Check from 'lucide-react/icons/check'
import ClipboardPlus from 'lucide-react/icons/clipboard-plus'

export interface ProtocolAddButtonProps {
  /** The accessible name: the action, the product's name and the quantity in the protocol. */
  readonly name: string
  /** Beside the picture, where there is room for words. */
  readonly text?: string | undefined
  /** The quantity in the protocol, formatted. */
  readonly count?: string | undefined
  /** It was added just now. */
  readonly added: boolean
  readonly onPress: () => void
}

/** Adds a product to the protocol that is worked on, and says how many are there. */
export function ProtocolAddButton({ name, text, count, added, onPress }: ProtocolAddButtonProps) {
  return (
    <button
      type="button"
      className={text === undefined ? 'vb-padd' : 'vb-padd vb-padd-long'}
      aria-label={name}
      aria-keyshortcuts={text === undefined ? 'A' : undefined}
      data-added={added}
      onClick={onPress}
    >
      {added ? <Check size={20} /> : <ClipboardPlus size={20} />}
      {text !== undefined && <span>{text}</span>}
      {count !== undefined && <span className="vb-padd-count">{count}</span>}
    </button>
  )
}
