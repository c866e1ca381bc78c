import FlaskConical from 'lucide-react/icons/flask-conical'

import type { MenuIcons } from '#areas/account/screens/own-area/menu-icons.ts'

export const ICONS: MenuIcons = {
  ingredients: () => <FlaskConical size={20} />,
}
