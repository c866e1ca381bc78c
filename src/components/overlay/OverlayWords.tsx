import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

export interface OverlayWordsProps {
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
  readonly children: ReactNode
}

/** Overlays bring a few words of their own for screen readers, such as 'Dismiss': here in the page's language, else in the browser's. */
export function OverlayWords({ lang, children }: OverlayWordsProps) {
  // Of Chinese they know regions and no scripts.
  return <I18nProvider locale={lang.replace('-Hant', '')}>{children}</I18nProvider>
}
