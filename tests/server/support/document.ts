import type { DocumentParts } from '#server/render/document.ts'

/** A document of which nothing is built. */
export const documentOf = (html: string): DocumentParts => ({ html, manifest: undefined, styles: () => [] })
