import ShoppingBag from 'lucide-react/icons/shopping-bag'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  listing: () => <ShoppingBag size={20} />,
}
