import './FigureTiles.css'

export interface FigureTile {
  readonly id: string
  readonly name: string
  /** Amounts, one for each currency. */
  readonly values: readonly string[]
  readonly note: string
}

/** A few sums, the first of which counts most. */
export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }) {
  return (
    <dl className="vb-tiles-of-figures">
      {tiles.map(({ id, name, values, note }) => (
        <div className="vb-figure-tile" key={id}>
          <dt>{name}</dt>
          {values.map((value) => (
            <dd className="vb-figure-value" key={value} translate="no">
              {value}
            </dd>
          ))}
          <dd className="vb-figure-note">{note}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One sum by itself. */
export function FigureSum({ value }: { readonly value: string }) {
  return (
    <p className="vb-figure-value" translate="no">
      {value}
    </p>
  )
}
