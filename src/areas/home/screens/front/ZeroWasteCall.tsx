import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { CallOut } from '#components/feedback/CallOut.tsx'
import { PackRow } from '#areas/home/components/PackRow.tsx'
import { useHref } from '#hooks/language.ts'
import { usePopularProducts } from '#areas/catalogue/hooks/popular-products.ts'
import { useShopOverview } from '#areas/catalogue/hooks/shop-overview.ts'

import { ZERO_WASTE } from '#screens/page/links.ts'
import { packsOf, shelved } from './packs.ts'

const PACKS = 3

/** The way to packs without plastic, where the shop has any. */
export function ZeroWasteCall() {
  const { t } = useTranslation('home')
  const href = useHref()
  const overview = useShopOverview()
  const popular = usePopularProducts(({ context }) => context.data)
  if (!overview || overview.zero_waste === 0) return null
  return (
    <CallOut
      tone="calm"
      heading={t('zeroWaste.heading')}
      text={t('zeroWaste.text')}
      action={<ButtonLink href={href(ZERO_WASTE)}>{t('zeroWaste.link')}</ButtonLink>}
      picture={
        <PackRow
          packs={packsOf(
            shelved(
              (popular ?? []).filter((product) => product.zero_waste),
              PACKS,
            ),
          )}
        />
      }
    />
  )
}
