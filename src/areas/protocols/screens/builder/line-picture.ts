import { useTranslation } from 'react-i18next'

import type { ProductImageProps } from '#components/product/ProductImage.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useActorNamed } from '#hooks/app.tsx'
import { useImageFallback } from '#hooks/images.ts'

import { pictureKey, pictureOf } from '#areas/catalogue/screens/picture.ts'

/** The picture of a product in a protocol, or what stands in for it. */
export function useLinePicture({
  assets: [asset],
  product_id,
}: ProtocolProduct): Omit<ProductImageProps, 'sizes' | 'priority'> {
  const { t } = useTranslation()
  const images = useActorNamed('images')
  const source = pictureKey(asset, product_id)
  const shown = useImageFallback(source)
  return {
    ...pictureOf(asset, shown, t('image.failed')),
    onFailed: () => images.send({ type: 'image.failed', source, shown }),
  }
}
