import './Price.css'

export interface PriceProps {
  /** The amount with its currency, formatted for the region (price.fixed-formats). */
  readonly text: string
  /** The same within words, such as 'from €5'. */
  readonly among?: string | undefined
}

/** A price as it is charged, in figures of equal width; browsers never translate it (language.translated-pages-go-on). */
export function Price({ text, among = text }: PriceProps) {
  const [before, after] = among.split(text)
  return (
    <span className="vb-price">
      {before && <small>{before}</small>}
      <span translate="no">{text}</span>
      {after && <small>{after}</small>}
    </span>
  )
}
