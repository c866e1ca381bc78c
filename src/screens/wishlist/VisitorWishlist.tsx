import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { loginFrom } from '#machines/gate/gate.ts'

/** What a visitor finds in place of a wishlist. */
export function VisitorWishlist() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const place = usePlace()
  return (
    <EmptyState
      heading={t('wishlist.visitorTitle')}
      text={t('wishlist.visitorText')}
      actions={
        <>
          <ButtonLink variant="primary" href={href(loginFrom(place))}>
            {t('common:account.signIn')}
          </ButtonLink>
          <ButtonLink href={href('/products')}>{t('common:error.toProducts')}</ButtonLink>
        </>
      }
    />
  )
}
