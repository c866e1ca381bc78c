import Heart from 'lucide-react/icons/heart'
import { useTranslation } from 'react-i18next'

import { HeaderEntry } from '#components/layout/HeaderEntry.tsx'
import { WideOnly } from '#components/product/WideOnly.tsx'
import { usePlace } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** The way to the wishlist, where there is room for it; else it is at the foot of the page, and in the account's menu. */
export function WishlistEntry() {
  const { t } = useTranslation()
  const href = useHref()
  const place = usePlace()
  return (
    <WideOnly>
      <HeaderEntry
        href={href(PAGES.wishlist.path)}
        icon={<Heart size={20} />}
        label={t('wishlist.label')}
        isCurrent={place?.path === PAGES.wishlist.path}
      />
    </WideOnly>
  )
}
