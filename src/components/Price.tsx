import './Price.css'

export interface PriceProps {
  /** The amount with its currency, formatted for the region (decision 14). */
  readonly text: string
  /** What stands before the amount, such as 'from'. */
  readonly prefix?: string | undefined
}

/** A price as it is charged, in figures of equal width. */
export function Price({ text, prefix }: PriceProps) {
  return (
    <span className="vb-price">
      {prefix !== undefined && <span className="vb-price-prefix">{prefix} </span>}
      {text}
    </span>
  )
}
