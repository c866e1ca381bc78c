import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** Says below sums that they include tax and exclude delivery (price.delivery-beside-tax). */
export function TaxNote() {
  const { t } = useTranslation('shopping')
  const href = useHref()
  return (
    <>
      <span>{t('cart.tax')}</span> <TextLink href={href(PAGES.shipping.path)}>{t('cart.shipping')}</TextLink>
    </>
  )
}
