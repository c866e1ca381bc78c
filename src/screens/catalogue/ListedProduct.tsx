import type { ListProduct } from '#contract/catalogue.ts'
import { useImageFallback } from '#hooks/images.ts'

import { useCardWords } from './card-words.ts'
import { cardPictureKey, ListedCard } from './ListedCard.tsx'

export interface ListedProductProps {
  readonly product: ListProduct
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** One product of a short list. Long lists draw theirs in a ListedGroup. */
export function ListedProduct({ product, priority, focusOnMount }: ListedProductProps) {
  const fallback = useImageFallback(cardPictureKey(product))
  return <ListedCard product={product} words={useCardWords()} fallback={fallback} priority={priority} focusOnMount={focusOnMount} />
}
