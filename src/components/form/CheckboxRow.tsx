import './CheckboxRow.css'

export interface CheckboxRowProps {
  readonly label: string
  /** Products that the choice leads to, formatted; at the end of the row. */
  readonly count?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Neither chosen nor not: something that belongs to it is. */
  readonly mixed?: boolean | undefined
  /** It cannot be changed here; `describedBy` is the element that says why. */
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
  /** The BCP 47 tag of the label where it differs from the page's. */
  readonly lang?: string | undefined
}

/** One option to tick: the whole row is its target. */
export function CheckboxRow({
  label,
  count,
  checked,
  onChange,
  mixed = false,
  disabled,
  describedBy,
  lang,
}: CheckboxRowProps) {
  return (
    <label className="vb-check">
      <input
        className="vb-check-box"
        type="checkbox"
        checked={checked}
        // The third state has no attribute. A press takes it away, so it is set anew each time the row is drawn.
        ref={(box) => {
          if (box) box.indeterminate = mixed
        }}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="vb-check-label" lang={lang}>
        {label}
      </span>
      {count !== undefined && <span className="vb-check-count">{count}</span>}
    </label>
  )
}
