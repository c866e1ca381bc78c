import type { LanguageCode } from '#contract/languages.ts'

import type { Principal } from '../signed-in/principal.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import { viewerOf } from '../signed-in/viewer.ts'

export function shopperOf(principal: Principal, language: LanguageCode): Shopper {
  return { userId: principal.userId, language, viewer: viewerOf(principal) }
}
