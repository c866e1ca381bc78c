import type { Area } from '#contract/area.ts'

/** This area in the browser. Its files are offered on the pages of orders. */
export const papers = { pages: {} } as const satisfies Area
