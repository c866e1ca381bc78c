import type { Area } from '#contract/area.ts'

const GENERAL = { texts: ['pages'] } as const

/** This area in the browser. */
export const general = {
  pages: {
    about: { path: '/about', ...GENERAL },
    practitioners: { path: '/practitioners', ...GENERAL },
    contact: { path: '/contact', ...GENERAL, charts: ['contactForm'] },
    shipping: { path: '/shipping', ...GENERAL },
    privacy: { path: '/privacy', ...GENERAL },
    terms: { path: '/terms', ...GENERAL },
    imprint: { path: '/imprint', ...GENERAL },
  },
} as const satisfies Area
