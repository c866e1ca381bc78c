import './LanguageSwitch.css'
import './LanguageMenu.css'

import { useRef, useState } from 'react'
import Globe from 'lucide-react/icons/globe'

import type { LanguageItem } from './LanguageMenu.tsx'
import { createOverlay } from './overlay.tsx'

const LanguageMenu = createOverlay(() => import('./LanguageMenu.tsx'))

export interface LanguageSwitchProps {
  /** The choice and the language in use: the accessible name, behind the short text. */
  readonly label: string
  /** The short text in sight, such as the code. */
  readonly short: string
  readonly menuLabel: string
  readonly items: readonly LanguageItem[]
  readonly current: string
  readonly onChoose: (code: string) => void
}

/** The button that opens the menu of languages; the menu's code comes with the first press. */
export function LanguageSwitch({ label, short, menuLabel, items, current, onChoose }: LanguageSwitchProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="vb-language"
        aria-label={`${short}, ${label}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Globe size={18} />
        <span>{short}</span>
      </button>
      {open && (
        <LanguageMenu
          label={menuLabel}
          items={items}
          current={current}
          onChoose={onChoose}
          triggerRef={trigger}
          open={open}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  )
}
