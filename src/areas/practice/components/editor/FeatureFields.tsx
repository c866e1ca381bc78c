import './FeatureFields.css'

import type { ReactNode } from 'react'

/** Short fields below each other, each with a button that takes it away. */
export function FeatureFields({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="vb-editor-features">
      <legend className="vb-editor-features-legend">{legend}</legend>
      {children}
    </fieldset>
  )
}

export function FeatureRow({ children }: { readonly children: ReactNode }) {
  return <div className="vb-editor-feature">{children}</div>
}
