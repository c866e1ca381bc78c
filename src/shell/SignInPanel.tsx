import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import SidePanel from '#components/overlay/SidePanel.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useHasTexts, useLanguage } from '#hooks/language.ts'
import type { WishRef } from '#machines/cart/wish/wish.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { LoginForm } from '#areas/account/screens/sign-in/LoginForm.tsx'
import { NewHere } from '#areas/account/screens/sign-in/NewHere.tsx'

interface SignInPanelProps {
  readonly open: boolean
  readonly wish: WishRef
  /** The visitor does not want to sign in now. */
  readonly onClose: () => void
}

/** The login over the page on which a visitor wants something. A default export, to be loaded when first needed. */
export default function SignInPanel({ open, wish, onClose }: SignInPanelProps) {
  const { t } = useTranslation('account')
  const lang = bcp47(useLanguage())
  const hasTexts = useHasTexts('account')
  return (
    <SidePanel
      open={open}
      side="right"
      title={hasTexts ? t('wish.title') : t('common:account.signIn')}
      lang={lang}
      closeLabel={t('common:panel.close')}
      onClose={onClose}
      footer={hasTexts && <Button onClick={onClose}>{t('wish.decline')}</Button>}
    >
      {hasTexts ? (
        <>
          <Wanted wish={wish} />
          <WithLateActor name="loginForm">{(actor) => <LoginForm actor={actor} />}</WithLateActor>
          <NewHere />
        </>
      ) : (
        <Waiting />
      )}
    </SidePanel>
  )
}

/** Each wish once. */
function Wanted({ wish }: { readonly wish: WishRef }) {
  const { t } = useTranslation('account')
  const wishes = useSelector(wish, ({ context }) => context.wishes)
  const lines = new Set(
    wishes.map((one) => t(`wish.${one.kind}`, { name: one.kind === 'cart' ? one.product.name : one.name })),
  )
  return [...lines].map((line) => <p key={line}>{line}</p>)
}
