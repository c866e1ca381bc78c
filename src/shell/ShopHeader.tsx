import { useTranslation } from 'react-i18next'

import { Header } from '#components/layout/Header.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { isPage, isQuiet, type Place } from '#machines/pages/place.ts'
import { isSameList } from '#machines/catalogue/query.ts'

import { HeaderSearch } from './HeaderSearch.tsx'
import { AccountEntry } from './AccountEntry.tsx'
import { CartEntry } from './CartEntry.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NEWEST, PRACTITIONERS, PRODUCTS, ZERO_WASTE } from '#screens/page/links.ts'
import { WishlistEntry } from './WishlistEntry.tsx'

const AREAS = [
  [PRODUCTS, 'products'],
  [NEWEST, 'newest'],
  [ZERO_WASTE, 'zeroWaste'],
  [PRACTITIONERS, 'practitioners'],
] as const

/** The head of every page with the main areas, which a quiet one has not (checkout.quiet-frame). */
export function ShopHeader() {
  const { t } = useTranslation()
  const shop = useShop()
  const place = usePlace()
  const href = useHref()
  const current = place === null ? undefined : areaOf(place)
  const areas = isQuiet(place)
    ? []
    : AREAS.map(([path, name]) => ({ href: href(path), label: t(`areas.${name}`), current: path === current }))
  return (
    <Header
      shopName={shop.name}
      homeHref={href('/')}
      homeLabel={t('home', { shop: shop.name })}
      areasLabel={t('areas.label')}
      areas={areas}
      search={areas[0] && <HeaderSearch />}
      actions={
        <>
          <LanguageSwitch />
          {areas[0] && (
            <>
              <WishlistEntry />
              <CartEntry />
              <AccountEntry />
            </>
          )}
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
