import './CartNotes.css'

import type { ReactNode } from 'react'

/** The place above a cart for notes on what others have put into it. */
export function CartNotes({ children }: { readonly children: ReactNode }) {
  return <div className="vb-cart-notes">{children}</div>
}

/** Somebody's own words in such a note. */
export function CartNoteWords({ text }: { readonly text: string }) {
  return <blockquote className="vb-cart-notes-words">{text}</blockquote>
}
