import { useTranslation } from 'react-i18next'

import { SignInFirst } from '#areas/account/screens/sign-in/SignInFirst.tsx'
import { CartPopular } from './CartPopular.tsx'

export function VisitorCart() {
  const { t } = useTranslation('shopping')
  return (
    <>
      <SignInFirst heading={t('cart.visitorTitle')} text={t('cart.visitorText')} />
      <CartPopular />
    </>
  )
}
