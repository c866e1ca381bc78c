import type { ReactNode } from 'react'

import type { MenuPage } from '#machines/pages/menu.ts'

/** Icons of pages in the side navigation. Functions, since an icon's module may be evaluated after this one. */
export type MenuIcons = Readonly<Partial<Record<MenuPage, () => ReactNode>>>

const FILES = import.meta.glob<MenuIcons>('/src/areas/*/screens/menu-icons.tsx', { eager: true, import: 'ICONS' })

const ICONS = new Map(Object.values(FILES).flatMap((icons) => Object.entries(icons)))

export const menuIcon = (page: MenuPage): ReactNode => ICONS.get(page)?.()
