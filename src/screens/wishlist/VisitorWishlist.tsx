import { useTranslation } from 'react-i18next'

import { SignInFirst } from '../sign-in/SignInFirst.tsx'

/** What a visitor finds in place of a wishlist. */
export function VisitorWishlist() {
  const { t } = useTranslation('shopping')
  return <SignInFirst heading={t('wishlist.visitorTitle')} text={t('wishlist.visitorText')} />
}
