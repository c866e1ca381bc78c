import { useTranslation } from 'react-i18next'

import { Earlier } from '#components/product/Price.tsx'
import { ProductImage } from '#components/product/ProductImage.tsx'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'
import { useActorNamed, useLateActor } from '#hooks/app.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'
import { useParts } from '#hooks/parts.tsx'

import { earlierPriceIn } from '../contents.ts'
import { matchedName } from './matched-name.tsx'
import { pictureKey, pictureOf } from '../picture.ts'

/** A product among the suggestions: picture, name with the parts that match, brand, price. */
export function SuggestedProduct({ product }: { readonly product: SearchHit }) {
  const { t } = useTranslation()
  const formatPrice = useFormatPrice()
  const images = useActorNamed('images')
  const builder = useLateActor('protocolBuilder')
  const { SuggestedAdd } = useParts()
  const source = pictureKey(product.assets[0], product.product_id)
  const fallback = useImageFallback(source)
  const price = product.variants[0]?.price ?? undefined
  const earlier = earlierPriceIn({ t, formatPrice }, product.variants[0]?.earlier_price)
  return (
    <>
      <span className="vb-suggest-picture">
        <ProductImage
          {...pictureOf(product.assets[0], fallback, '')}
          sizes="48px"
          onFailed={() => images.send({ type: 'image.failed', source, shown: fallback })}
        />
      </span>
      <span className="vb-suggest-text">
        <span className="vb-suggest-name" lang={product.lang}>
          {matchedName(product)}
        </span>
        <span className="vb-suggest-detail">{product.brand.name}</span>
      </span>
      {price !== undefined && (
        <span className="vb-suggest-end vb-suggest-price">
          <span translate="no">{formatPrice(price)}</span>
          {earlier && <Earlier {...earlier} />}
        </span>
      )}
      {price === undefined && product.practitioner_only && (
        <span className="vb-suggest-end vb-suggest-detail">{t('searchBar.restricted')}</span>
      )}
      {builder && SuggestedAdd && <SuggestedAdd open builder={builder} product={product} />}
    </>
  )
}
