import Upload from 'lucide-react/icons/upload'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  adminImport: () => <Upload size={20} />,
}
