import Store from 'lucide-react/icons/store'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  practiceEditor: () => <Store size={20} />,
}
