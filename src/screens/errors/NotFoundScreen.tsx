import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'

/** The page for an address that the shop does not have. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  const shop = useShop()
  const href = useHref()
  const title = t('notFound.title')
  return (
    <>
      <title>{t('title', { page: title, shop: shop.name })}</title>
      <meta name="robots" content="noindex" />
      <ErrorView
        heading={title}
        message={t('notFound.text')}
        focusOnMount={useFocusOnArrival()}
        actions={
          <ButtonLink variant="primary" href={href('/products')}>
            {t('error.toProducts')}
          </ButtonLink>
        }
      />
    </>
  )
}
