import './ErrorSummary.css'

import { useEffect, useId, useRef } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'

export interface FieldProblem {
  /** The id of the field. */
  readonly field: string
  /** The field's name and what is wrong with it. */
  readonly text: string
}

export interface ErrorSummaryProps {
  readonly heading: string
  /** Nothing is drawn where there are none. */
  readonly errors: readonly FieldProblem[]
  /** The focus is led here each time that this count of failed sendings rises. */
  readonly failures: number
}

/**
 * Says which fields keep a form from being sent, with a link to each. It stands where the form is sent from, so that no
 * field moves when it comes or goes. Mount it with the form, before there is anything to say.
 */
export function ErrorSummary({ heading, errors, failures }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)
  const lastFailures = useRef(failures)
  const headingId = useId()

  useEffect(() => {
    // Not at first: a person who comes back to a form that failed before is led to the page's heading.
    if (lastFailures.current === failures) return
    lastFailures.current = failures
    summary.current?.focus()
  }, [failures])

  if (errors.length === 0) return null
  return (
    <section className="vb-errors" ref={summary} tabIndex={-1} aria-labelledby={headingId}>
      <CircleAlert className="vb-errors-icon" size={20} />
      <div className="vb-errors-content">
        <h2 className="vb-errors-heading" id={headingId}>
          {heading}
        </h2>
        <ul className="vb-errors-list">
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a
                className="vb-errors-link"
                href={`#${field}`}
                onClick={(event) => {
                  // The address of the page stays as it is.
                  event.preventDefault()
                  document.getElementById(field)?.focus()
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
