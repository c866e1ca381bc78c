import type { ComponentType } from 'react'

import type { Screens } from '#hooks/screens.ts'
import type { PageName } from '#machines/pages/pages.ts'

/** Loads the screen of a page that one of these files names; rejects where none does. */
export const screenIn =
  (files: Readonly<Record<string, Screens>>) =>
  async (name: PageName): Promise<ComponentType> => {
    const load = Object.values(files).find((screens) => Object.hasOwn(screens, name))?.[name]
    if (!load) throw new Error(`No area has a screen of ${name}.`)
    return await load()
  }
