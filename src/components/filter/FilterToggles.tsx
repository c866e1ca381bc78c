import './FilterToggles.css'

export interface FilterToggle {
  readonly key: string
  readonly label: string
  /** How many products it gives, already formatted; absent while that is not known. */
  readonly count?: string | undefined
  readonly pressed: boolean
  readonly onToggle: () => void
}

export interface FilterTogglesProps {
  /** What the buttons are together. */
  readonly label: string
  readonly toggles: readonly FilterToggle[]
}

/** The filters that many look for, each a press away: one row, which scrolls sideways where it has no room. */
export function FilterToggles({ label, toggles }: FilterTogglesProps) {
  return (
    <div className="vb-toggles" role="group" aria-label={label}>
      {toggles.map(({ key, label: name, count, pressed, onToggle }) => (
        <button key={key} type="button" className="vb-toggle" aria-pressed={pressed} onClick={onToggle}>
          <span>{name}</span> {count !== undefined && <span className="vb-toggle-count">{count}</span>}
        </button>
      ))}
    </div>
  )
}
