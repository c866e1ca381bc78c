import './EditorLayout.css'

import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'

import { Anchor } from '#components/action/Anchor.tsx'
import { VisuallyHidden } from '#components/focus/VisuallyHidden.tsx'

export interface EditorLayoutProps {
  readonly label: string
  readonly sections: readonly {
    readonly href: string
    readonly label: string
    readonly current: boolean
    readonly done: boolean
    /** It holds words that are not saved. */
    readonly unsaved: boolean
    /** It leads to the preview, which wide windows show beside every section. */
    readonly isPreview: boolean
  }[]
  /** Read out after the name of a section that is done. */
  readonly doneLabel: string
  readonly unsavedLabel: string
  readonly progress: string
  readonly previewLabel: string
  readonly preview: ReactNode
  readonly children: ReactNode
}

/** Sections at the side, the open one in the middle, the preview beside it where there is room. */
export function EditorLayout({
  label,
  sections,
  doneLabel,
  unsavedLabel,
  progress,
  previewLabel,
  preview,
  children,
}: EditorLayoutProps) {
  return (
    <div className="vb-editor">
      <nav className="vb-editor-sections" aria-label={label}>
        <p className="vb-editor-progress">{progress}</p>
        <ul>
          {sections.map((section) => (
            <li key={section.href} className={section.isPreview ? 'vb-editor-to-preview' : undefined}>
              <Anchor
                className="vb-editor-section"
                href={section.href}
                aria-current={section.current ? 'page' : undefined}
              >
                <span>{section.label}</span>
                {section.unsaved && (
                  <>
                    <VisuallyHidden>, </VisuallyHidden>
                    <span className="vb-editor-section-unsaved">{unsavedLabel}</span>
                  </>
                )}
                {section.done && !section.unsaved && (
                  <>
                    <Check size={16} />
                    <VisuallyHidden>{`, ${doneLabel}`}</VisuallyHidden>
                  </>
                )}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <div className="vb-editor-open">{children}</div>
      <section
        className="vb-editor-preview"
        aria-label={previewLabel}
        data-open={sections.some(({ isPreview, current }) => isPreview && current) || undefined}
      >
        {preview}
      </section>
    </div>
  )
}
