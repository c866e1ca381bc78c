import { useTranslation } from 'react-i18next'

import { SignInFirst } from '#areas/account/screens/sign-in/SignInFirst.tsx'

export function VisitorWishlist() {
  const { t } = useTranslation('shopping')
  return <SignInFirst heading={t('wishlist.visitorTitle')} text={t('wishlist.visitorText')} />
}
