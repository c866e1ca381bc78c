import type { TFunction } from 'i18next'

/** As `hasCommandKey` of the listener. The server draws nothing of the builder. */
const isApple = /^(?:Mac|iP)/.test(globalThis.navigator?.platform ?? '')

/** The keys of the command box, for assistive technology. */
export const BOX_KEYS = isApple ? 'Meta+K' : 'Control+K'

/** The keys of the command box, as their caps say. */
export const boxKeys = (t: TFunction<'builder'>): readonly string[] => [isApple ? '⌘' : t('shortcuts.cap.ctrl'), 'K']

/** The key that is held for another meaning of Enter. */
export const altKey = isApple ? '⌥' : 'Alt'
