import { addressGroup } from '#server/network/address-group.ts'
import type { Limits } from '#server/api/limits.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { Messages } from '#server/texts/messages.ts'

import type { calls } from '#areas/general/contract/calls.ts'
import type { Contact } from './contact.ts'
import { CONTACT_LIMIT } from './limits.ts'

interface Services {
  readonly contact: Contact
  readonly limits: Limits
}

export function generalHandlers(services: () => Services, messages: Messages): HandlersOf<typeof calls> {
  return {
    sendContactMessage: async ({ body }, language, { address }) => {
      const { limits, contact } = services()
      await limits.take(CONTACT_LIMIT, addressGroup(address))
      await contact.send(body, language)
      return { message: messages(language, 'contactThanks') }
    },
  }
}
