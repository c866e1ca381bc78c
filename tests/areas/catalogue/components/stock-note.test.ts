import { expect, test } from 'vitest'

import { stockNote } from '#areas/catalogue/screens/stock.ts'

const t = ((key: string, values?: { number: string }) => (values ? `${key} ${values.number}` : key)) as never

test.each([
  { stock: 0, note: { tone: 'out', text: 'card.out' } },
  { stock: 1, note: { tone: 'low', text: 'card.low #1' } },
  { stock: 5, note: { tone: 'low', text: 'card.low #5' } },
  { stock: 6, note: { tone: 'in', text: 'product.inStock' } },
  { stock: null, note: { tone: 'in', text: 'product.inStock' } },
])('of $stock in stock it is said $note.text', ({ stock, note }) => {
  expect(stockNote(t, (value) => `#${value}`, stock)).toEqual(note)
})
