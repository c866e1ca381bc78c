import './StockNote.css'

export type StockTone = 'in' | 'low' | 'out'

export interface StockNoteProps {
  /** The stock in words, such as 'Only 3 left'. */
  readonly text: string
  readonly tone: StockTone
}

/** The mark before the words is filled, half filled or empty (accessibility.no-colour-alone). */
export function StockNote({ text, tone }: StockNoteProps) {
  return <span className={`vb-stock vb-stock-${tone}`}>{text}</span>
}
