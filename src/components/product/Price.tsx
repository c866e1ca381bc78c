import './Price.css'

export interface PriceProps {
  /** The amount with its currency, formatted for the region (price.fixed-formats). */
  readonly text: string
  /** The same within words, such as 'from €5'. */
  readonly among?: string | undefined
  readonly earlier?: EarlierPrice | undefined
}

/** The price before a reduction, formatted, with the words that say what it is. */
export interface EarlierPrice {
  readonly label: string
  readonly text: string
}

/** A price as it is charged, in figures of equal width; browsers never translate it (language.translated-pages-go-on). */
export function Price({ text, among = text, earlier }: PriceProps) {
  const [before, after] = among.split(text)
  return (
    <span className="vb-price">
      {before && <small>{before}</small>}
      <span translate="no">{text}</span>
      {after && <small>{after}</small>}
      {earlier && <Earlier {...earlier} />}
    </span>
  )
}

/** Its words are for screen readers alone, but beside a single product. */
export function Earlier({ label, text }: EarlierPrice) {
  return (
    <small className="vb-earlier">
      <span>{label}</span> <s translate="no">{text}</s>
    </small>
  )
}
