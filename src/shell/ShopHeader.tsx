import { useTranslation } from 'react-i18next'

import { Header } from '#components/layout/Header.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { isPage, type Place } from '#machines/pages/place.ts'
import { isSameList } from '#machines/catalogue/query.ts'

import { HeaderSearch } from './HeaderSearch.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import { CartEntry } from './CartEntry.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NEWEST, PRACTITIONERS, PRODUCTS, ZERO_WASTE } from '#screens/page/links.ts'
import { WishlistEntry } from './WishlistEntry.tsx'

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
    { path: PRACTITIONERS, label: t('areas.practitioners') },
  ]
  const current = place === null ? undefined : areaOf(place)
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
      search={<HeaderSearch />}
      actions={
        <>
          <LanguageSwitch />
          <WishlistEntry />
          <CartEntry />
          <AccountEntry />
        </>
      }
    />
  )
}

/** The area that a place belongs to: a list to its own where it is exactly that, else to all products. */
function areaOf(place: Place): string | undefined {
  if (isPage(place, 'practitioners')) return PRACTITIONERS
  if (!isPage(place, 'listing')) return undefined
  const asks = (path: string) => isSameList(place.query, Object.fromEntries(new URLSearchParams(path.split('?')[1])))
  return [NEWEST, ZERO_WASTE].find(asks) ?? PRODUCTS
}
