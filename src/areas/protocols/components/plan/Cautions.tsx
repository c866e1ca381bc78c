import './Cautions.css'

export interface Caution {
  readonly key: number
  readonly name: string
  /** The BCP 47 tag of the name where it differs from the page's. */
  readonly nameLang?: string | undefined
  readonly text: string
  /** The same for the text. */
  readonly lang?: string | undefined
}

/** The cautions of labels, by product. */
export function Cautions({ cautions }: { readonly cautions: readonly Caution[] }) {
  return (
    <dl className="vb-cautions">
      {cautions.map(({ key, name, nameLang, text, lang }) => [
        <dt key={`${key} name`} lang={nameLang}>
          {name}
        </dt>,
        <dd key={`${key} text`} lang={lang}>
          {text}
        </dd>,
      ])}
    </dl>
  )
}
