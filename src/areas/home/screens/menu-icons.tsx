import House from 'lucide-react/icons/house'
import UserRound from 'lucide-react/icons/user-round'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  practitionerHome: () => <House size={20} />,
  practitionerProfile: () => <UserRound size={20} />,
  clientHome: () => <House size={20} />,
  clientProfile: () => <UserRound size={20} />,
  adminHome: () => <House size={20} />,
  adminProfile: () => <UserRound size={20} />,
}
