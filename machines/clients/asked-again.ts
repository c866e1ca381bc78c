import type { CallInput, CallResponse } from '#contract/call.ts'
import type { getClient, inviteClient } from '#areas/clients/contract/clients.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { choiceBelow } from './rates.ts'

/** Somebody who is asked again, with what was typed at first. */
export interface AskedAgain {
  readonly language: LanguageCode
  readonly body: CallInput<typeof inviteClient>['body']
}

interface Open {
  readonly language: LanguageCode
  readonly client: CallResponse<typeof getClient> | null
}

/** The person whose page is open, at the nearest discount that can be given. */
export function askedAgain({ language, client }: Open): AskedAgain {
  const { email = '', first_name = '', last_name = '', discount_rate = 0, notes = '' } = client ?? {}
  return { language, body: { email, first_name, last_name, discount_rate: choiceBelow(discount_rate ?? 0), notes } }
}
