import type { Area } from '#contract/area.ts'

/** This area in the browser. */
export const intake = { pages: {} } as const satisfies Area
