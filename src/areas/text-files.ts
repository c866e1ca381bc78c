import type { Area } from '#contract/area.ts'

import { AREAS } from './areas.ts'

type PageIn<One> = One extends { readonly pages: infer Pages } ? Pages[keyof Pages] : never
type TextsIn<Row> = Row extends { readonly texts: readonly (infer File)[] } ? File : never

/**
 * A file of a language's texts for the browser, as it is named in `public/locales` (language.loads-only-the-current-one):
 * that of the frame, or one that a page names.
 */
export type TextFile = 'common' | TextsIn<PageIn<(typeof AREAS)[number]>>

const pages = (AREAS as readonly Area[]).flatMap((area) => Object.values(area.pages))

export const TEXT_FILES = [...new Set(['common', ...pages.flatMap(({ texts = [] }) => texts)])] as readonly TextFile[]
