import Coins from 'lucide-react/icons/coins'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  commission: () => <Coins size={20} />,
  adminCommission: () => <Coins size={20} />,
}
