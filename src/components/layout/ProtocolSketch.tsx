import './ProtocolSketch.css'

export interface SketchedProduct {
  /** Address of a drawn pack shot on a clear ground. */
  readonly src: string
  readonly name: string
  /** The BCP 47 tag of name and contents where it differs from the page's. */
  readonly lang?: string | undefined
  readonly contents: string
}

const SIDE = 250

/** A protocol as it looks, to be seen and not to be used: it says nothing that the words beside it do not. */
export function ProtocolSketch({ products }: { readonly products: readonly SketchedProduct[] }) {
  return (
    <div className="vb-sketch" aria-hidden="true">
      {products.map(({ src, name, lang, contents }) => (
        <div key={src} className="vb-sketch-line">
          <img
            className="vb-sketch-picture"
            src={src}
            alt=""
            width={SIDE}
            height={SIDE}
            loading="lazy"
            decoding="async"
          />
          <span className="vb-sketch-words" lang={lang}>
            <span className="vb-sketch-name">{name}</span>
            <span className="vb-sketch-contents">{contents}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
