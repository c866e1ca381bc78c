import type { ReactNode } from 'react'

import { ProductImage } from '#components/product/ProductImage.tsx'
import type { SearchHit } from '#areas/catalogue/contract/search.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { useImageFallback } from '#hooks/images.ts'

import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'

/** A product that the box has found, with what Enter adds of it at the end. */
export function FoundProduct({ product, end }: { readonly product: SearchHit; readonly end: ReactNode }) {
  const formatPrice = useFormatPrice()
  const images = useActorNamed('images')
  const source = pictureKey(product.assets[0], product.product_id)
  const fallback = useImageFallback(source)
  const price = product.variants[0]?.price ?? undefined
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
          {product.name}
        </span>
        <span className="vb-suggest-detail">{product.brand.name}</span>
      </span>
      {price !== undefined && (
        <span className="vb-suggest-end vb-suggest-price" translate="no">
          {formatPrice(price)}
        </span>
      )}
      {end}
    </>
  )
}
