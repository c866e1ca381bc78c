import Folder from 'lucide-react/icons/folder'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  folders: () => <Folder size={20} />,
}
