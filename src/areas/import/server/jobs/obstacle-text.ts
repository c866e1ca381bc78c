import { bcp47, type LanguageCode } from '#contract/languages.ts'
import type { Messages } from '#server/texts/messages.ts'

import type { Obstacle } from '#areas/import/server/stored/look.ts'
import { findingText } from './finding-text.ts'

interface Told {
  /** The currency of this shop. */
  readonly own: string
  readonly messages: Messages
  readonly language: LanguageCode
}

/** The sentence with cause and cure (admin.import-says-why-nothing-is-taken). */
export function obstacleText(obstacle: Obstacle, { own, messages, language }: Told): string {
  const format = new Intl.NumberFormat(bcp47(language))
  const number = format.format(obstacle.number)
  if (obstacle.code === 'empty') return messages(language, 'importNoneEmpty')
  if (obstacle.code === 'leftOut') return messages(language, 'importNoneLeftOut', { number })
  if (obstacle.code === 'currency')
    return messages(language, 'importNoneCurrency', { number, own, currencies: obstacle.currencies.join(', ') })
  const finding = { ...obstacle.line, kind: 'rejected' as const, line: 0, alike: '' }
  const reason = findingText(finding, messages, language).replace(/[.。]$/, '')
  return obstacle.code === 'same'
    ? messages(language, 'importNoneSame', { number, reason })
    : messages(language, 'importNoneMostly', { number, reason, count: format.format(obstacle.count) })
}
