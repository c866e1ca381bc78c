import type { Screens } from '#hooks/screens.ts'

import { screenIn } from './screen-in.ts'

const FILES = import.meta.glob<Screens>('/src/areas/*/own-screens.ts', { eager: true, import: 'SCREENS' })

/** The frame around each of them. */
export { AccountArea } from '#areas/account/screens/own-area/AccountArea.tsx'

/** The screen of a page of the own area. The code of somebody who never signs in has not even their names. */
export const loadAreaScreen = screenIn(FILES)
