import './LoadMore.css'

import { Button } from './Button.tsx'

export interface LoadMoreProps {
  /** 'n of m' in words. */
  readonly progress: string
  readonly shown: number
  readonly total: number
  readonly label: string
  readonly busy: boolean
  /** Absent when all are shown. */
  readonly onLoadMore?: (() => void) | undefined
}

/** The end of a list that is loaded by pages: how far it has come and the way to more. */
export function LoadMore({ progress, shown, total, label, busy, onLoadMore }: LoadMoreProps) {
  return (
    <div className="vb-load-more">
      <p className="vb-load-more-text">{progress}</p>
      <progress className="vb-load-more-bar" value={shown} max={total} aria-label={progress} />
      {onLoadMore !== undefined && (
        <Button busy={busy} onClick={onLoadMore}>
          {label}
        </Button>
      )}
    </div>
  )
}
