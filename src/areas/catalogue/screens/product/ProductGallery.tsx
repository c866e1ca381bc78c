import { useTranslation } from 'react-i18next'

import { Gallery } from '#areas/catalogue/components/Gallery.tsx'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useImageFallbacks } from '#hooks/images.ts'
import { useProduct, useProductRef } from '#areas/catalogue/hooks/product.ts'

import { pictureKey, pictureOf } from '../picture.ts'

/** The pictures of a product, the chosen one large. */
export function ProductGallery({ product }: { readonly product: Product }) {
  const { t } = useTranslation('catalogue')
  const images = useActorNamed('images')
  const actor = useProductRef()
  const shown = useProduct(({ context }) => context.picture)
  const assets = product.assets.length > 0 ? product.assets : [undefined]
  const keys = assets.map((asset) => pictureKey(asset, product.product_id))
  const fallbacks = useImageFallbacks(keys)
  return (
    <Gallery
      label={t('product.pictures', { name: product.name })}
      pictures={assets.map((asset, at) => {
        const source = keys[at] ?? ''
        return {
          ...pictureOf(asset, fallbacks[at], t('common:image.failed'), true),
          label: t('product.picture', { number: at + 1, total: assets.length }),
          onFailed: () => images.send({ type: 'image.failed', source, shown: fallbacks[at] }),
        }
      })}
      shown={shown}
      onShow={(at) => actor.send({ type: 'picture.show', at })}
    />
  )
}
