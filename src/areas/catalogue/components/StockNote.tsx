import './StockNote.css'

/** The stock in words, such as 'Only 3 left'. */
export type StockNoteProps =
  | { readonly text: string; readonly tone: 'in' }
  | { readonly text: string; readonly tone: 'low' | 'out' }

/** The mark before the words is filled, half filled or empty (accessibility.no-colour-alone). */
export function StockNote({ text, tone }: StockNoteProps) {
  return <span className={`vb-stock vb-stock-${tone}`}>{text}</span>
}
