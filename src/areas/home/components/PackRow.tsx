import './PackRow.css'

const SIDE = 250

/** Drawn pack shots in a row, to be looked at; each address is that of a square picture on a clear ground. */
export function PackRow({ packs }: { readonly packs: readonly string[] }) {
  return (
    <div className="vb-packs" aria-hidden="true">
      {packs.map((src) => (
        <img
          key={src}
          className="vb-packs-pack"
          src={src}
          alt=""
          width={SIDE}
          height={SIDE}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  )
}
