import './Breadcrumb.css'

import ChevronRight from 'lucide-react/icons/chevron-right'

import { TextLink } from '../action/TextLink.tsx'

export interface BreadcrumbStep {
  readonly label: string
  /** The last step, the page itself, has none. */
  readonly href?: string | undefined
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
}

export interface BreadcrumbProps {
  /** The accessible name. */
  readonly label: string
  /** From the top of the shop down to this page. */
  readonly steps: readonly BreadcrumbStep[]
}

export function Breadcrumb({ label, steps }: BreadcrumbProps) {
  return (
    <nav className="vb-breadcrumb" aria-label={label}>
      <ol className="vb-breadcrumb-steps">
        {steps.map((step, at) => (
          <li
            key={step.href ?? step.label}
            className={step.href === undefined ? 'vb-breadcrumb-step vb-breadcrumb-here' : 'vb-breadcrumb-step'}
          >
            {step.href === undefined ? (
              <span lang={step.lang} aria-current="page">
                {step.label}
              </span>
            ) : (
              <TextLink quiet href={step.href} lang={step.lang}>
                {step.label}
              </TextLink>
            )}
            {at < steps.length - 1 && <ChevronRight className="vb-breadcrumb-mark" size={14} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
