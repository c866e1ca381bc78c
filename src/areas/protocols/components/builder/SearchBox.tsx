import './SearchBox.css'

import Search from 'lucide-react/icons/search'

/** A field that narrows the list below it. */
export function SearchBox({
  label,
  value,
  max,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly max: number
  readonly onChange: (text: string) => void
}) {
  return (
    <div className="vb-search-box">
      <Search size={18} />
      <input
        className="vb-search-box-field"
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={max}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
