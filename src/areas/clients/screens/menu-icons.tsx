import UsersRound from 'lucide-react/icons/users-round'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  clients: () => <UsersRound size={20} />,
}
