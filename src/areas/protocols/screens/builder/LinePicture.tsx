import { ProductImage } from '#components/product/ProductImage.tsx'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import { useLinePicture } from './line-picture.ts'

/** A product of a protocol as a small picture. */
export function LinePicture({ line }: { readonly line: ProtocolProduct }) {
  return <ProductImage {...useLinePicture(line)} sizes="40px" />
}
