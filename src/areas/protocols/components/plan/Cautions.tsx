import './Cautions.css'

export interface Caution {
  readonly key: number
  /** The products that it stands on; `lang`: the BCP 47 tag of the name where it differs from the page's. */
  readonly products: readonly { readonly name: string; readonly lang?: string | undefined }[]
  readonly text: string
  /** The BCP 47 tag of the text where it differs from the page's. */
  readonly lang?: string | undefined
}

/** The cautions of labels, below the names of the products that have them. */
export function Cautions({ cautions }: { readonly cautions: readonly Caution[] }) {
  return (
    <div>
      {cautions.map(({ key, products, text, lang }) => (
        <section key={key} className="vb-caution">
          <ul className="vb-caution-products">
            {products.map(({ name, lang: nameLang }) => (
              <li key={name} lang={nameLang}>
                {name}
              </li>
            ))}
          </ul>
          <p className="vb-caution-text" lang={lang}>
            {text}
          </p>
        </section>
      ))}
    </div>
  )
}
