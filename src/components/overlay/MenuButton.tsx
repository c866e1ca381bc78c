import './LanguageMenu.css'

import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import type { AccountItem } from './AccountMenu.tsx'
import { Button } from '../action/Button.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { createOverlay } from './overlay.tsx'

const Menu = createOverlay(() => import('./AccountMenu.tsx'))

export interface MenuButtonProps {
  readonly label: string
  /** Its accessible name where the label alone would be that of several. */
  readonly name?: string | undefined
  readonly icon?: ReactNode
  /** Its icon is all that is seen of it. */
  readonly short?: boolean
  readonly items: readonly AccountItem[]
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly onOpen?: (() => void) | undefined
  readonly onChoose: (id: string) => void
}

/** A button with a menu of things to do, whose code comes with the first press. */
export function MenuButton({
  label,
  name = label,
  icon,
  short = false,
  items,
  lang,
  onOpen,
  onChoose,
}: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  // The menu is gone before anything comes of a choice: what then takes the focus is not asked to give it back.
  const choose = (id: string) => {
    flushSync(close)
    onChoose(id)
  }
  const button = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onClick: () => {
      if (!open) onOpen?.()
      setOpen(!open)
    },
  } as const
  return (
    <>
      {short ? (
        <IconButton {...button} label={name} icon={icon} />
      ) : (
        <Button {...button} variant="quiet" icon={icon} aria-label={name}>
          {label}
        </Button>
      )}
      {open && (
        <Menu
          label={name}
          items={items}
          lang={lang}
          onChoose={choose}
          triggerRef={trigger}
          open={open}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </>
  )
}
