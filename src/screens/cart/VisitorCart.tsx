import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/Button.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { loginFrom } from '#machines/gate/gate.ts'

import { CartPopular } from './CartPopular.tsx'

/** What a visitor finds in place of a cart. */
export function VisitorCart() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const place = usePlace()
  return (
    <>
      <EmptyState
        heading={t('cart.visitorTitle')}
        text={t('cart.visitorText')}
        actions={
          <>
            <ButtonLink variant="primary" href={href(loginFrom(place))}>
              {t('common:account.signIn')}
            </ButtonLink>
            <ButtonLink href={href('/products')}>{t('common:error.toProducts')}</ButtonLink>
          </>
        }
      />
      <CartPopular />
    </>
  )
}
