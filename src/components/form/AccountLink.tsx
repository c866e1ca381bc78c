import './AccountLink.css'
import '../overlay/LanguageMenu.css'

import CircleUser from 'lucide-react/icons/circle-user-round'

import { Anchor } from '../action/Anchor.tsx'

export interface AccountWordsProps {
  readonly shown: string
  /** The label that can take its place: the room is kept for the longer of the two. */
  readonly other: string
}

export interface AccountLinkProps extends AccountWordsProps {
  readonly href: string
  /** The page in sight is the one that it leads to. */
  readonly isCurrent: boolean
}

/** The account in the head of each page, where it leads somewhere: a visitor in. */
export function AccountLink({ href, isCurrent, ...words }: AccountLinkProps) {
  return (
    <Anchor className="vb-account" href={href} aria-current={isCurrent ? 'page' : undefined}>
      <CircleUser size={20} />
      <AccountWords {...words} />
    </Anchor>
  )
}

export function AccountWords({ shown, other }: AccountWordsProps) {
  return (
    <span className="vb-account-words">
      <span>{shown}</span>
      <span className="vb-account-other" aria-hidden="true">
        {other}
      </span>
    </span>
  )
}
