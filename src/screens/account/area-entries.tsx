import type { ReactNode } from 'react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Folder from 'lucide-react/icons/folder'
import House from 'lucide-react/icons/house'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'

import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { FOLDERS } from '#machines/app/place.ts'
import { homeOf } from '#machines/gate/gate.ts'

export interface Entry {
  /** Below the language prefix. */
  readonly path: string
  /** The key of its text. */
  readonly label: string
  readonly icon: ReactNode
}

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

const home = (type: UserType): Entry => ({ path: homeOf(type), label: 'area.home', icon: <House size={20} /> })
const profile = (type: UserType): Entry => ({
  path: `${homeOf(type)}/profile`,
  label: 'common:account.profile',
  icon: <UserRound size={20} />,
})

const practitioner = [
  home(Practitioner),
  { path: FOLDERS, label: 'area.folders', icon: <Folder size={20} /> },
  profile(Practitioner),
]

/** The entries of the own area by type, in their order (account.side-navigation). */
const ENTRIES: Readonly<Record<UserType, readonly Entry[]>> = {
  [Admin]: [
    home(Admin),
    { path: '/account/admin/practitioners', label: 'area.practitioners', icon: <BadgeCheck size={20} /> },
    { path: '/account/admin/accounts', label: 'admin.accounts.title', icon: <UsersRound size={20} /> },
    profile(Admin),
  ],
  [CertifiedPractitioner]: practitioner,
  [Practitioner]: practitioner,
  [Client]: [home(Client), profile(Client)],
}

export function entriesOf(type: UserType): readonly Entry[] {
  return ENTRIES[type]
}

/** The entry that a page belongs to: the longest path that it lies at or below. */
export function currentEntry(entries: readonly Entry[], path: string): Entry | undefined {
  const above = entries.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}
