import './Amounts.css'

/** A figure, and where it stands. `isOver`: the amount beside it is more than that. */
export function SourcedFigure({
  figure,
  source,
  isOver = false,
}: {
  readonly figure: string
  readonly source: string
  readonly isOver?: boolean
}) {
  return (
    <span>
      <span className={isOver ? 'vb-amount-over' : undefined}>{figure}</span>
      <span className="vb-amount-source">{source}</span>
    </span>
  )
}

/** The part of each product in an amount. */
export const AmountShares = ({ text }: { readonly text: string }) => <span className="vb-amount-shares">{text}</span>

/** An amount with its unit, on one line. */
export const Amount = ({ text }: { readonly text: string }) => <span className="vb-amount">{text}</span>
