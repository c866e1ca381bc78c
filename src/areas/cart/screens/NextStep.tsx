import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { CartNextStep } from '#components/kept/CartSummary.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useLateActor } from '#hooks/app.tsx'
import type { LateActorRef } from '#hooks/app.tsx'
import { useLanguage } from '#hooks/language.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import { useUser } from '#areas/account/hooks/session.ts'

/** Mails the cart as a list, or keeps all of it for later. */
export function NextStep({ cart }: { readonly cart: Cart }) {
  const { t } = useTranslation('shopping')
  const mail = useLateActor('mailCart')
  const wishlist = useLateActor('wishlist')
  const products = cart.items.map(({ quantity: _, ...product }) => product)
  return (
    <CartNextStep
      heading={t('cart.keepTitle')}
      text={t('cart.keepText')}
      actions={
        <>
          {mail && <MailButton actor={mail} />}
          {wishlist && (
            <Button onClick={() => wishlist.send({ type: 'wishlist.keepForLater', products })}>
              {t('cart.keepAll')}
            </Button>
          )}
        </>
      }
    >
      {mail && <MailOutcome actor={mail} />}
    </CartNextStep>
  )
}

type MailCartRef = LateActorRef<'mailCart'>

function MailButton({ actor }: { readonly actor: MailCartRef }) {
  const { t } = useTranslation('shopping')
  const language = useLanguage()
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('answered'))
  return (
    <Button busy={isSending} onClick={() => actor.send({ type: 'call.want', intent: null, language })}>
      {isSent ? t('cart.mailAgain') : t('cart.mail')}
    </Button>
  )
}

function MailOutcome({ actor }: { readonly actor: MailCartRef }) {
  const { t } = useTranslation('shopping')
  const user = useUser()
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('answered'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isUnsure = useSelector(actor, (snapshot) => snapshot.matches('unsure'))
  const reason = useRefusalText(useSelector(actor, ({ context }) => context.problem))
  if (isUnsure) return <InlineError message={t('cart.mailUnsure')} />
  if (isFailed) return <InlineError message={`${t('cart.mailFailed')} ${reason}`} />
  // Rendered before it has text, so that screen readers announce it.
  return <p role="status">{isSent ? t('cart.mailSent', { email: shownAddress(user?.email ?? '') }) : ''}</p>
}
