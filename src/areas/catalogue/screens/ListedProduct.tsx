import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'

import { useCardWords } from './card-words.ts'
import { ListedCard } from './ListedCard.tsx'

export interface ListedProductProps {
  readonly product: ListProduct
  /** Among the first of the page: its picture is fetched at once. */
  readonly priority: boolean
  /** The first of the products that a person has just asked for. */
  readonly focusOnMount: boolean
}

/** One product of a short list. Long lists draw theirs in a ListedGroup. */
export function ListedProduct({ product, priority, focusOnMount }: ListedProductProps) {
  return <ListedCard product={product} words={useCardWords()} priority={priority} focusOnMount={focusOnMount} />
}
