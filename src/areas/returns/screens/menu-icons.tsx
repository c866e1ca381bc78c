import PackageOpen from 'lucide-react/icons/package-open'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  adminReturns: () => <PackageOpen size={20} />,
}
