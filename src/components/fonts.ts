import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'

/** Addresses of the fonts that each page needs for its first line: to be preloaded as `font`, crossorigin. */
export const FONT_PRELOADS: readonly string[] = [figtree, fraunces]
