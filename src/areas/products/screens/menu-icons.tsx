import Package from 'lucide-react/icons/package'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  adminProducts: () => <Package size={20} />,
}
