import { useTranslation } from 'react-i18next'

import { Header } from '#components/Header.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { isListing } from '#machines/app/place.ts'
import { isSameList, type Query } from '#machines/catalogue/query.ts'

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
  const current = place !== null && isListing(place) ? areaOf(place.query) : undefined
  return (
    <Header
      shopName={shop.name}
      homeHref={href('/')}
      homeLabel={t('home', { shop: shop.name })}
      areasLabel={t('areas.label')}
      areas={areas.map(({ path, label }) => ({
        href: href(path),
        label,
        current: path === current,
      }))}
      actions={<LanguageSwitch />}
    />
  )
}

/** The area that a query of the listing belongs to: its own where it is exactly that, else all products. */
function areaOf(query: Query): string {
  const asks = (path: string) => isSameList(query, Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return [NEWEST, ZERO_WASTE].find(asks) ?? PRODUCTS
}
