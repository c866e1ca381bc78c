import './KeyList.css'

import { Fragment } from 'react'

export interface KeyGroup {
  readonly heading: string
  /** `keys` are alternatives; those of one alternative are pressed together. */
  readonly rows: readonly { readonly what: string; readonly keys: readonly (readonly string[])[] }[]
}

/** Keys that are pressed together. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span> + </span>}
      <kbd className="vb-key-cap">{key}</kbd>
    </Fragment>
  ))
}

export function KeyList({ groups }: { readonly groups: readonly KeyGroup[] }) {
  return (
    <div className="vb-keys">
      {groups.map(({ heading, rows }) => (
        <section key={heading}>
          <h3 className="vb-keys-heading">{heading}</h3>
          <dl className="vb-keys-rows">
            {rows.map(({ what, keys }) => (
              <div key={what} className="vb-keys-row">
                <dt className="vb-keys-what">{what}</dt>
                <dd>
                  {keys.map((together, index) => (
                    <Fragment key={together.join(' ')}>
                      {index > 0 && ' '}
                      <KeyCaps keys={together} />
                    </Fragment>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
