import type { Cart } from '#areas/cart/contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'

import { fillBlocks } from '#server/mail/fill.ts'
import { letter } from '#server/mail/letter.ts'
import { harmlessName, type NewMail } from '#server/mail/mail.ts'
import { type CartMailDeps, cartParts } from './cart.ts'

interface FilledMail {
  readonly to: string
  /** The client's first name, or an empty text. */
  readonly name: string
  readonly language: LanguageCode
  readonly practitioner: { readonly first_name: string; readonly last_name: string; readonly practice: string }
}

/**
 * Tells a client what their practitioner has put into their cart (filling.mailed-if-wanted). The practitioner's message speaks
 * of health: it stands in the cart, and the mail says so nowhere.
 */
export function filledMail(cart: Cart, { to, name, language, practitioner }: FilledMail, deps: CartMailDeps): NewMail {
  const { messages, shopName: shop, publicUrl } = deps
  const who = harmlessName(personName(practitioner, language))
  const practice = harmlessName(practitioner.practice)
  const called = harmlessName(name)
  const said = { messages, language }
  return letter(
    {
      kind: 'cart-filled',
      topic: 'protocols',
      to,
      language,
      subject: messages(language, 'mailFilledSubject', { practitioner: who }),
    },
    fillBlocks(said, 'mailFilledBody', {
      values: {
        hello: called === '' ? messages(language, 'mailHello') : messages(language, 'mailHelloName', { name: called }),
        practitioner: practice === '' ? who : `${who} (${practice})`,
        shop,
      },
      parts: {
        ...cartParts(cart, said, deps),
        link: {
          kind: 'link',
          address: `${publicUrl}/${language}/checkout`,
          label: 'mailButtonCheckout',
          instead: true,
        },
      },
    }),
  )
}
