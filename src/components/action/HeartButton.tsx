import './HeartButton.css'

import Heart from 'lucide-react/icons/heart'

export interface HeartButtonProps {
  /** The accessible name, pressed or not; it contains the product's name. */
  readonly name: string
  /** The words beside the heart, where there is room for them. */
  readonly text?: string | undefined
  readonly pressed: boolean
  /** The last change failed, which its name says. */
  readonly failed: boolean
  readonly onPress: () => void
}

/** Keeps something on the wishlist, or no longer: filled while it is there. */
export function HeartButton({ name, text, pressed, failed, onPress }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={text === undefined ? 'vb-heart' : 'vb-heart vb-heart-long'}
      aria-label={name}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Heart size={20} className={failed ? 'vb-heart-failed' : undefined} />
      {text !== undefined && <span>{text}</span>}
    </button>
  )
}
