import { useTranslation } from 'react-i18next'

import { Header } from '#components/Header.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { isListing } from '#machines/app/place.ts'

import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NEWEST, PRODUCTS, ZERO_WASTE } from './links.ts'

/** The head of every page with the main areas. */
export function ShopHeader() {
  const { t } = useTranslation()
  const shop = useShop()
  const place = usePlace()
  const href = useHref()
  const areas = [
    { path: PRODUCTS, label: t('areas.products') },
    { path: NEWEST, label: t('areas.newest') },
    { path: ZERO_WASTE, label: t('areas.zeroWaste') },
  ]
  return (
    <Header
      shopName={shop.name}
      homeHref={href('/')}
      homeLabel={t('home', { shop: shop.name })}
      areasLabel={t('areas.label')}
      areas={areas.map(({ path, label }) => ({
        href: href(path),
        label,
        current: path === PRODUCTS && place !== null && isListing(place),
      }))}
      actions={<LanguageSwitch />}
    />
  )
}
