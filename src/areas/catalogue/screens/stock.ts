import type { TFunction } from 'i18next'

import type { StockNoteProps } from '#areas/catalogue/components/StockNote.tsx'

/** Stock of which a shopper should know that little is left. */
const LOW_STOCK = 5

/** The note on a number in stock; null means that it is not counted. */
export function stockNote(
  t: TFunction<'catalogue'>,
  formatNumber: (value: number) => string,
  stock: number | null,
): StockNoteProps {
  if (stock === 0) return { text: t('card.out'), tone: 'out' }
  if (stock !== null && stock <= LOW_STOCK)
    return { text: t('card.low', { count: stock, number: formatNumber(stock) }), tone: 'low' }
  return { text: t('product.inStock'), tone: 'in' }
}
