import './FormNote.css'

import type { ReactNode } from 'react'

/** The purpose of a form, above its first field. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className="vb-form-purpose">{children}</p>
}
