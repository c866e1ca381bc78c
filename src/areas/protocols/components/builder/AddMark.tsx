import './ProtocolAddButton.css'

import Check from 'lucide-react/icons/check'
import ClipboardPlus from 'lucide-react/icons/clipboard-plus'

/**
 * Adds what an option of a list stands for to the protocol, for those who point. An option can hold no button of its own:
 * the keyboard has a key for it, which the list names.
 */
export function AddMark({
  title,
  count,
  added,
  onPress,
}: {
  readonly title: string
  readonly count?: string | undefined
  readonly added: boolean
  readonly onPress: () => void
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <span
      className="vb-padd vb-padd-mark"
      title={title}
      aria-hidden="true"
      data-added={added}
      onClick={(event) => {
        // The option itself is not chosen.
        event.preventDefault()
        event.stopPropagation()
        onPress()
      }}
    >
      {added ? <Check size={20} /> : <ClipboardPlus size={20} />}
      {count !== undefined && <span className="vb-padd-count">{count}</span>}
    </span>
  )
}
