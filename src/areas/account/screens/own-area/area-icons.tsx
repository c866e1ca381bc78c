import type { ReactNode } from 'react'
import BadgeCheck from 'lucide-react/icons/badge-check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Coins from 'lucide-react/icons/coins'
import Folder from 'lucide-react/icons/folder'
import House from 'lucide-react/icons/house'
import Package from 'lucide-react/icons/package'
import Receipt from 'lucide-react/icons/receipt'
import Store from 'lucide-react/icons/store'
import Upload from 'lucide-react/icons/upload'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'

import type { MenuPage } from '#machines/pages/menu.ts'

const home = <House size={20} />
const commission = <Coins size={20} />
const orders = <Receipt size={20} />
const profile = <UserRound size={20} />

export const AREA_ICONS: Readonly<Record<MenuPage, ReactNode>> = {
  practitionerHome: home,
  folders: <Folder size={20} />,
  protocols: <ClipboardList size={20} />,
  clients: <UsersRound size={20} />,
  commission,
  practitionerOrders: orders,
  practiceEditor: <Store size={20} />,
  practitionerProfile: profile,
  clientHome: home,
  clientProtocols: <ClipboardList size={20} />,
  clientOrders: orders,
  clientProfile: profile,
  adminHome: home,
  adminPractitioners: <BadgeCheck size={20} />,
  adminOrders: orders,
  adminCommission: commission,
  adminAccounts: <UsersRound size={20} />,
  adminProducts: <Package size={20} />,
  adminImport: <Upload size={20} />,
  adminProfile: profile,
}
