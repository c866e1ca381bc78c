import './TextList.css'

import type { ReactNode } from 'react'

/** Fields of text, each as high as its text. */
export function TextList({ children }: { readonly children: ReactNode }) {
  return <div className="vb-text-list">{children}</div>
}
