import { AREAS } from '#areas/areas.ts'
import type { TextFile } from '#areas/text-files.ts'
import type { Page } from '#contract/area.ts'
import type { Every } from '#contract/every.ts'

type Pages = Every<(typeof AREAS)[number]['pages']>

export type PageName = keyof Pages
export type { TextFile }

/**
 * Every page of the shop, as the areas declare them. The paths are rules (address.browsing-paths, address.checkout-paths,
 * address.practice-path, address.entry-paths, address.practitioner-paths, address.client-paths, address.admin-paths).
 */
export const PAGES = Object.assign({}, ...AREAS.map(({ pages }) => pages)) as Pages

type ChartsIn<Row> = Row extends { readonly charts: readonly (infer Name)[] } ? Name : never
/** The late charts that pages name. */
export type ChartOfPage = ChartsIn<(typeof PAGES)[PageName]>

export const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[]
export const pageNamed = (name: PageName): Page<TextFile> => PAGES[name]

/** The pages of plain text and the contact form, in the order in which the foot of a page names them. */
export const GENERAL_PAGES = ['about', 'practitioners', 'contact', 'shipping', 'privacy', 'terms', 'imprint'] as const
export type GeneralPage = (typeof GENERAL_PAGES)[number]
