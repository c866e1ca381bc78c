import './PairNotes.css'

import { Button } from '#components/action/Button.tsx'

import { SourcedFigure } from './Amounts.tsx'

export interface PairNote {
  readonly key: string
  /** When, and which products. */
  readonly at: string
  readonly text: string
  readonly source: string
  readonly move?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** Products that are better taken apart, with the source that says so. */
export function PairNotes({ heading, pairs }: { readonly heading: string; readonly pairs: readonly PairNote[] }) {
  return (
    <div className="vb-pairs">
      <p className="vb-pairs-heading">{heading}</p>
      <ul>
        {pairs.map(({ key, at, text, source, move }) => (
          <li key={key} className="vb-pairs-one">
            <p className="vb-pairs-at">{at}</p>
            <p>
              <SourcedFigure figure={text} source={source} />
            </p>
            {move && (
              <Button variant="quiet" onClick={move.onPress}>
                {move.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
