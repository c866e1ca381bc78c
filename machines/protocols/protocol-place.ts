import type { LanguageCode } from '#contract/languages.ts'

import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

/** Which protocol a page shows, and in which language. */
export interface ProtocolPlace {
  readonly language: LanguageCode
  /** 0, which no protocol has, where the address names none. */
  readonly protocolId: number
}

export function readProtocolPlace(place: Place): ProtocolPlace {
  const id = pageOf(place)?.parameters['protocolId'] ?? ''
  return { language: place.language, protocolId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0 }
}
