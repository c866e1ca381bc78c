import { fold } from '#contract/names.ts'

/** Letters and numbers of a heading alone: `image_link`, `Image Link` and `g:image link` are the same. */
export const plainHeading = (heading: string): string =>
  fold(heading)
    .replace(/^g:/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
