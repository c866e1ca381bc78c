import { useTranslation } from 'react-i18next'

import { ErrorView } from '#components/ErrorView.tsx'
import { ButtonLink } from '#components/Button.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'

/** Stands in place of a page whose code could not be loaded, even after a reload (decision 45). */
export function BrokenScreen() {
  const { t } = useTranslation()
  const href = useHref()
  const shop = useShop()
  const place = usePlace()
  const query = new URLSearchParams(place?.query).toString()
  return (
    <>
      <title>{t('title', { page: t('error.heading'), shop: shop.name })}</title>
      <ErrorView
        heading={t('error.heading')}
        message={t('error.broken')}
        focusOnMount
        actions={
          // A new document on purpose: the code in this one is what is broken.
          <ButtonLink variant="primary" href={`${href(place?.path ?? '/products')}${query === '' ? '' : `?${query}`}`} target="_self">
            {t('error.reload')}
          </ButtonLink>
        }
      />
    </>
  )
}
