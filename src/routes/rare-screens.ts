import type { Screens } from '#hooks/screens.ts'

import { screenIn } from './screen-in.ts'

const FILES = import.meta.glob<Screens>('/src/areas/*/screens.ts', { eager: true, import: 'SCREENS' })

/** The screen of a page of plain text, a way in or the like: few visits open one, and load their names with it. */
export const loadRareScreen = screenIn(FILES)
