import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'

import type { Messages } from '../texts/messages.ts'
import { fillBlocks } from '../mail/fill.ts'
import { letter } from '../mail/letter.ts'
import { harmlessName, type NewMail, oneLine } from '../mail/mail.ts'

/** The way to a new client: the button of the practice's page, or an accepted invitation. */
export type JoinedBy = 'page' | 'invitation'

const BODIES = { page: 'mailJoinedBody', invitation: 'mailAgreedBody' } as const

/** Tells a practitioner that somebody has become their client. */
interface JoinedMail {
  readonly to: { readonly email: string; readonly first_name: string; readonly code: string }
  /** The client's name, or email where there is none. */
  readonly client: string
  readonly clientId: number
  readonly by: JoinedBy
}

export function joinedMail(
  { to, client, clientId, by }: JoinedMail,
  {
    messages,
    publicUrl,
    shopName: shop,
  }: { readonly messages: Messages; readonly publicUrl: string; readonly shopName: string },
): NewMail {
  const language = toLanguageCode(to.code) ?? DEFAULT_LANGUAGE
  const who = client.includes('@') ? oneLine(client) : harmlessName(client)
  const called = harmlessName(to.first_name)
  return letter(
    {
      kind: 'joined',
      topic: 'clients',
      to: to.email,
      language,
      subject: messages(language, 'mailJoinedSubject', { client: who }),
    },
    fillBlocks({ messages, language }, BODIES[by], {
      values: {
        hello: called === '' ? messages(language, 'mailHello') : messages(language, 'mailHelloName', { name: called }),
        client: who,
        shop,
      },
      parts: {
        link: {
          kind: 'link',
          address: `${publicUrl}/${language}/account/practitioner/clients/${clientId}`,
          label: 'mailButtonClient',
        },
      },
    }),
  )
}
