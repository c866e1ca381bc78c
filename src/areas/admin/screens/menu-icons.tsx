import BadgeCheck from 'lucide-react/icons/badge-check'
import UsersRound from 'lucide-react/icons/users-round'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  adminPractitioners: () => <BadgeCheck size={20} />,
  adminAccounts: () => <UsersRound size={20} />,
}
