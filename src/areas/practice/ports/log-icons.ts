import type { Logger } from '#actors/logger.ts'

/** Logs names of icons that the shop has not (error.unknown-icon-is-logged). */
export const logIcons =
  (log: Pick<Logger, 'warn'>) =>
  (_: unknown, { icons }: { readonly icons: readonly string[] }): void => {
    if (icons.length > 0) log.warn('a practice page names unknown icons', icons)
  }
