import CircleUser from 'lucide-react/icons/circle-user-round'
import { useRef, useState } from 'react'

import { Spinner } from '../icon/Spinner.tsx'
import type { AccountItem } from '../overlay/AccountMenu.tsx'
import { createOverlay } from '../overlay/overlay.tsx'

import { AccountWords } from './AccountLink.tsx'
import type { AccountWordsProps } from './AccountLink.tsx'

const AccountMenu = createOverlay(() => import('../overlay/AccountMenu.tsx'))

export interface AccountButtonProps extends AccountWordsProps {
  readonly menuLabel: string
  readonly person?: string | undefined
  readonly items: readonly AccountItem[]
  readonly onChoose: (id: string) => void
  /** They are on their way out: the button keeps its place and ignores presses. */
  readonly busy: boolean
  readonly lang: string
}

export function AccountButton({ menuLabel, person, items, onChoose, busy, lang, ...words }: AccountButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className="vb-account"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy || undefined}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) setOpen(!open)
        }}
      >
        {busy ? <Spinner /> : <CircleUser size={20} />}
        <AccountWords {...words} />
      </button>
      {open && (
        <AccountMenu
          label={menuLabel}
          person={person}
          items={items}
          lang={lang}
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
