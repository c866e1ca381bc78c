import ClipboardList from 'lucide-react/icons/clipboard-list'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  protocols: () => <ClipboardList size={20} />,
  clientProtocols: () => <ClipboardList size={20} />,
}
