import './Spinner.css'

/** A small turning ring; the text beside it or the busy state of its control says what is going on. */
export function Spinner() {
  return <span className="vb-spinner" aria-hidden="true" />
}
