import type { ComponentType } from 'react'

/** Screens by the names of their pages: the code of each comes when its page is opened. */
export type Screens = Readonly<Record<string, () => Promise<ComponentType>>>
