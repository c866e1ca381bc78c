import { useTranslation } from 'react-i18next'

import { Footer } from '#components/layout/Footer.tsx'
import { usePlace, useShop } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'
import { ACCOUNT } from '#machines/pages/own-areas.ts'
import { GENERAL_PAGES, PAGES } from '#machines/pages/pages.ts'
import { isQuiet } from '#machines/pages/place.ts'

import { NEWEST, PRODUCTS, ZERO_WASTE } from '#screens/page/links.ts'

const LINKS_A_COLUMN = 6

/**
 * The foot of every page: ways into the range, the general pages and the marks of the payment methods offered. A quiet one
 * has no ways into the range (checkout.quiet-frame).
 */
export function ShopFooter() {
  const { t } = useTranslation()
  const shop = useShop()
  const href = useHref()
  const overview = useShopOverview()
  const isBare = isQuiet(usePlace())
  const optionLinks = (group: 'categories' | 'health_goals') =>
    (overview?.[group] ?? [])
      .slice(0, LINKS_A_COLUMN)
      .map(({ id, name, lang }) => ({ href: href(`/products?${group}=${id}`), label: name, lang }))
  return (
    <Footer
      shopName={shop.name}
      claim={t('footer.claim')}
      columns={[
        {
          heading: t('footer.shop'),
          links: [
            { href: href(PRODUCTS), label: t('areas.products') },
            { href: href(NEWEST), label: t('areas.newest') },
            { href: href(ZERO_WASTE), label: t('areas.zeroWaste') },
            { href: href(PAGES.wishlist.path), label: t('wishlist.label') },
            { href: href(ACCOUNT), label: t('account.menu') },
          ],
        },
        { heading: t('footer.categories'), links: optionLinks('categories') },
        { heading: t('footer.goals'), links: optionLinks('health_goals') },
        {
          heading: t('footer.information'),
          links: GENERAL_PAGES.map((page) => ({ href: href(`/${page}`), label: t(`footer.page.${page}`) })),
        },
      ].slice(isBare ? -1 : 0)}
      marksLabel={t('footer.payment')}
      marks={shop.paymentMethods.map((method) => ({ src: `/payment/${method}.svg`, label: t(`payment.${method}`) }))}
      note={t('footer.note')}
    />
  )
}
