import './AccountSwitch.css'
import '../overlay/LanguageMenu.css'

import { type ReactNode, useRef, useState } from 'react'
import CircleUser from 'lucide-react/icons/circle-user-round'

import type { AccountItem } from '../overlay/AccountMenu.tsx'
import { Anchor } from '../action/Anchor.tsx'
import { KeepFocus } from '../focus/KeepFocus.tsx'
import { createOverlay } from '../overlay/overlay.tsx'
import { Spinner } from '../icon/Spinner.tsx'

const AccountMenu = createOverlay(() => import('../overlay/AccountMenu.tsx'))

/** Whoever is signed in, and what they can do. */
export interface AccountOwner {
  readonly menuLabel: string
  readonly person?: string | undefined
  readonly items: readonly AccountItem[]
  readonly onChoose: (id: string) => void
  /** They are on their way out: the button keeps its place and ignores presses. */
  readonly busy: boolean
}

export interface AccountSwitchProps {
  /** What the place is called, for those who find themselves in it. */
  readonly label: string
  /** What leads in, and what opens the menu of somebody who is signed in: the room is kept for the longer of the two. */
  readonly signInLabel: string
  readonly buttonLabel: string
  readonly signInHref: string
  /** The page in sight is the one that leads in. */
  readonly isCurrent: boolean
  readonly lang: string
  /** Nobody is signed in where it is missing. */
  readonly owner?: AccountOwner | undefined
}

/** The account in the head of each page: the way in for a visitor, a menu for everybody else, in the same room. */
export function AccountSwitch({
  label,
  signInLabel,
  buttonLabel,
  signInHref,
  isCurrent,
  lang,
  owner,
}: AccountSwitchProps) {
  return (
    <KeepFocus label={label}>
      {owner ? (
        <OwnerButton owner={owner} lang={lang}>
          <Words shown={buttonLabel} other={signInLabel} />
        </OwnerButton>
      ) : (
        <Anchor className="vb-account" href={signInHref} aria-current={isCurrent ? 'page' : undefined}>
          <CircleUser size={20} />
          <Words shown={signInLabel} other={buttonLabel} />
        </Anchor>
      )}
    </KeepFocus>
  )
}

function OwnerButton({
  owner,
  lang,
  children,
}: {
  readonly owner: AccountOwner
  readonly lang: string
  readonly children: ReactNode
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { menuLabel, person, items, onChoose, busy } = owner
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
        {children}
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

/** A label in the room of the longer of two, so that nothing moves when one takes the other's place. */
function Words({ shown, other }: { readonly shown: string; readonly other: string }) {
  return (
    <span className="vb-account-words">
      <span>{shown}</span>
      <span className="vb-account-other" aria-hidden="true">
        {other}
      </span>
    </span>
  )
}
