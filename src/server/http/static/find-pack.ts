import { type Catalogue, packHash } from '#areas/catalogue/server/index.ts'
import { drawPack } from '../../pictures/pack.ts'
import type { PackSource } from './packs.ts'

export function findPack(catalogue: Pick<Catalogue, 'packSpec'>): PackSource {
  return async (productId, variantId) => {
    const spec = await catalogue.packSpec(productId, variantId)
    return spec === null
      ? null
      : { variantId: spec.variant_id, hash: packHash(spec), draw: (size) => drawPack(spec, size) }
  }
}
