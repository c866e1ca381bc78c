import { useTranslation } from 'react-i18next'

import { AddRow } from '#components/action/AddRow.tsx'
import type { Wished } from '#machines/cart/wishlist/wishlist.ts'

import { FolderSaver } from '#areas/folders/screens/FolderSaver.tsx'
import { ProductHeart } from '#areas/cart/screens/ProductHeart.tsx'

/** The ways of a product into what somebody keeps: onto the wishlist, and a practitioner's folders. */
export function KeepProduct({ item }: { readonly item: Wished }) {
  const { t } = useTranslation('catalogue')
  return (
    <AddRow quantity={<ProductHeart long item={item} t={t} />}>
      <FolderSaver item={{ kind: 'product', ...item }} />
    </AddRow>
  )
}
