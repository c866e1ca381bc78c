import './StockNote.css'

/** How much is there: enough, only few, or none. */
export type StockTone = 'in' | 'low' | 'out'

export interface StockNoteProps {
  /** The stock in words, such as 'Only 3 left'. */
  readonly text: string
  readonly tone: StockTone
}

/** What is in stock: words, with a mark that is filled, half filled or empty. */
export function StockNote({ text, tone }: StockNoteProps) {
  return <span className={`vb-stock vb-stock-${tone}`}>{text}</span>
}
