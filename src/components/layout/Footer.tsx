import './Footer.css'

import type { ReactNode } from 'react'

import { TextLink } from '../action/TextLink.tsx'

/** A column of links under one heading. */
export interface FooterColumn {
  readonly heading: string
  /** `lang`: the BCP 47 tag of the label where it differs from the page's. */
  readonly links: readonly { readonly href: string; readonly label: string; readonly lang?: string | undefined }[]
}

/** One way to pay: its mark under public/payment and its name. */
export interface PaymentMark {
  readonly src: string
  readonly label: string
}

export interface FooterProps {
  readonly shopName: string
  /** One sentence about the shop. */
  readonly claim: string
  readonly columns: readonly FooterColumn[]
  readonly marksLabel: string
  readonly marks: readonly PaymentMark[]
  /** The last line, such as tax and delivery hints. */
  readonly note?: ReactNode
}

/** The foot of each page. */
export function Footer({ shopName, claim, columns, marksLabel, marks, note }: FooterProps) {
  return (
    <footer className="vb-footer">
      <div className="vb-footer-columns">
        <div className="vb-footer-shop">
          <p className="vb-footer-name">{shopName}</p>
          <p className="vb-footer-claim">{claim}</p>
        </div>
        {columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2 className="vb-footer-heading">{heading}</h2>
            <ul>
              {links.map(({ href, label, lang }) => (
                <li className="vb-footer-link" key={href}>
                  <TextLink quiet href={href} lang={lang}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="vb-footer-last">
        <ul className="vb-marks" aria-label={marksLabel}>
          {marks.map(({ src, label }) => (
            <li key={src}>
              <img className="vb-mark" src={src} alt={label} width={38} height={24} loading="lazy" />
            </li>
          ))}
        </ul>
        {note !== undefined && <p className="vb-footer-note">{note}</p>}
      </div>
    </footer>
  )
}
