import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

import { AddRow } from '#components/action/AddRow.tsx'
import { useParts } from '#hooks/parts.tsx'
import type { Parts } from '#hooks/parts.tsx'

/** The ways of a product into what somebody keeps: onto the wishlist, and a practitioner's folders. */
export function KeepProduct({ item }: Pick<ComponentProps<Parts['ProductHeart']>, 'item'>) {
  const { FolderSaver, ProductHeart } = useParts()
  const { t } = useTranslation('catalogue')
  return (
    <AddRow quantity={<ProductHeart long item={item} t={t} />}>
      <FolderSaver item={{ kind: 'product', ...item }} />
    </AddRow>
  )
}
