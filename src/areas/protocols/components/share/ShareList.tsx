import './ShareList.css'

import { type ReactNode, useId } from 'react'

/** A part of the share form with its heading. */
export function ShareSection({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className="vb-share-section" aria-labelledby={id}>
      <h3 className="vb-share-heading" id={id}>
        {heading}
      </h3>
      {children}
    </section>
  )
}

export function ShareRows({ children }: { readonly children: ReactNode }) {
  return <ul className="vb-share-rows">{children}</ul>
}

/** Somebody, or something, with what there is to say of it. */
export function ShareRow({
  title,
  lang,
  detail,
  wrong,
  actions,
}: {
  readonly title: ReactNode
  readonly lang?: string | undefined
  readonly detail?: string | undefined
  readonly wrong?: string | undefined
  readonly actions?: ReactNode
}) {
  return (
    <li className="vb-share-row">
      <p lang={lang}>{title}</p>
      {wrong !== undefined && <p className="vb-share-row-wrong">{wrong}</p>}
      {detail !== undefined && <p className="vb-share-row-detail">{detail}</p>}
      {actions !== undefined && <div className="vb-share-row-actions">{actions}</div>}
    </li>
  )
}
