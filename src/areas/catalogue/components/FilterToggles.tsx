import './FilterToggles.css'

export interface FilterToggle {
  readonly key: string
  readonly label: string
  /** Products that it leads to, formatted; absent while unknown. */
  readonly count?: string | undefined
  readonly pressed: boolean
  readonly onToggle: () => void
}

export interface FilterTogglesProps {
  /** The accessible name of the group. */
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
