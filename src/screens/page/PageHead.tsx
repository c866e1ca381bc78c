import { useTranslation } from 'react-i18next'

import { usePlace, useShop } from '#hooks/app.tsx'
import { alternatesOf, canonicalAddress, isWorthKeeping } from '#machines/pages/canonical.ts'

export interface PageHeadProps {
  /** Without the shop's name. */
  readonly title: string
  /** For search engines and previews, in 120 to 160 characters. */
  readonly description?: string | undefined
  /** The front door: the shop's name comes first. */
  readonly home?: boolean | undefined
}

/** Title, description, canonical address and the page's other languages for the document's head. */
export function PageHead({ title, description, home = false }: PageHeadProps) {
  const { t } = useTranslation()
  const shop = useShop()
  const place = usePlace()
  const whole = home ? t('title', { page: shop.name, shop: title }) : t('title', { page: title, shop: shop.name })
  return (
    <>
      <title>{whole}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      {place && !isWorthKeeping(place) && <meta name="robots" content="noindex, follow" />}
      {place && <link rel="canonical" href={`${shop.origin}${canonicalAddress(place)}`} />}
      {place &&
        alternatesOf(place).map(({ tag, address }) => (
          <link key={tag} rel="alternate" hrefLang={tag} href={`${shop.origin}${address}`} />
        ))}
    </>
  )
}
