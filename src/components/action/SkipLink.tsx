import './SkipLink.css'

export interface SkipLinkProps {
  /** The id of the element to go to; it must be able to take focus. */
  readonly targetId: string
  readonly label: string
}

/** The first stop of the Tab key (accessibility.skip-link-comes-first): hidden until it has focus. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <a
      className="vb-skip"
      href={`#${targetId}`}
      onClick={(event) => {
        // The address is the page's: a fragment in it would pull every later change back here.
        event.preventDefault()
        document.getElementById(targetId)?.focus()
      }}
    >
      {label}
    </a>
  )
}
