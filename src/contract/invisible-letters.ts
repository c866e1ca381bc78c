/** Soft hyphens, joiners, zero-width spaces and the like (Unicode's default ignorable code points). */
const INVISIBLE = /\p{DI}/gu

/** A text as it is compared or read by a machine. A text to be shown keeps its joiners: emoji and some scripts need them. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')
