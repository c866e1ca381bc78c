import Receipt from 'lucide-react/icons/receipt'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  practitionerOrders: () => <Receipt size={20} />,
  clientOrders: () => <Receipt size={20} />,
  adminOrders: () => <Receipt size={20} />,
}
