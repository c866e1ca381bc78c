import { bcp47 } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { harmlessName, type NewMail, oneLine, productLine } from '#server/mail/mail.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'

interface SupplyMail {
  readonly to: string
  /** The client's first name, or an empty text. */
  readonly name: string
  readonly language: LanguageCode
  readonly shareId: number
  readonly protocolId: number
  readonly protocol: string
}

export interface Ending {
  readonly name: string
  readonly brand: string
  /** The last day that it covers, as YYYY-MM-DD. */
  readonly day: string
}

type MailDeps = Pick<ClientDeps, 'messages' | 'shopName' | 'publicUrl'>

const tagOf = (language: LanguageCode) => (language === 'en' ? 'en-GB' : bcp47(language))

const dayText = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Names what of a protocol runs out soon, and when; it orders nothing (supply.one-mail-before-it-runs-out). */
export function endingMail(mail: SupplyMail, endings: readonly Ending[], deps: MailDeps): NewMail {
  const { messages } = deps
  const { language } = mail
  const lines = endings.map(({ name, brand, day }) => ({
    kind: 'paragraph' as const,
    text: messages(language, 'mailSupplyLine', { product: productLine(name, brand), day: dayText(day, language) }),
  }))
  return supplyLetter(
    mail,
    { kind: 'supply-ends', subject: 'mailSupplySubject', body: 'mailSupplyBody' },
    { lines },
    deps,
  )
}

/** Reminds of ordering, as the client has wished; it orders nothing (supply.repeat-asks-each-time). */
export const repeatMail = (mail: SupplyMail, deps: MailDeps): NewMail =>
  supplyLetter(mail, { kind: 'supply-repeat', subject: 'mailRepeatSubject', body: 'mailRepeatBody' }, {}, deps)

interface Kind {
  readonly kind: 'supply-ends' | 'supply-repeat'
  readonly subject: 'mailSupplySubject' | 'mailRepeatSubject'
  readonly body: 'mailSupplyBody' | 'mailRepeatBody'
}

function supplyLetter(
  { to, name, language, shareId, protocolId, protocol }: SupplyMail,
  { kind, subject, body }: Kind,
  parts: NonNullable<Parameters<typeof fillBlocks>[2]['parts']>,
  { messages, shopName: shop, publicUrl }: MailDeps,
): NewMail {
  const called = harmlessName(name)
  return letter(
    { kind, topic: 'supply', shareId, to, language, subject: messages(language, subject, { shop }) },
    fillBlocks({ messages, language }, body, {
      values: {
        hello: called === '' ? messages(language, 'mailHello') : messages(language, 'mailHelloName', { name: called }),
        protocol: oneLine(protocol),
        shop,
      },
      parts: {
        ...parts,
        link: {
          kind: 'link',
          address: `${publicUrl}/${language}/account/client/protocols/${protocolId}`,
          label: 'mailButtonProtocol',
        },
      },
    }),
  )
}
