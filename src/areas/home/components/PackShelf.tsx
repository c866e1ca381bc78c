import './PackShelf.css'

export interface PackShelfProps {
  /** Addresses of drawn pack shots on a clear ground, at most six; each is square, with the pack standing near its foot. */
  readonly packs: readonly string[]
}

const SIDE = 250

/** Packs side by side on a board. Only to be looked at: each of them stands as a product further down. */
export function PackShelf({ packs }: PackShelfProps) {
  return (
    <div className="vb-shelf" aria-hidden="true">
      {packs.map((src) => (
        // Neither lazy nor of a priority of their own: as the browser orders it they come after the fonts and before the scripts.
        <img key={src} className="vb-shelf-pack" src={src} alt="" width={SIDE} height={SIDE} decoding="async" />
      ))}
    </div>
  )
}
