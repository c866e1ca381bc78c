import type { DrawnChart } from '../gallery-data.ts'

/** Guards or actions of a chart, each with what it means and its code. */
export function Named({
  chart: { meanings },
  names,
}: {
  readonly chart: DrawnChart
  readonly names: readonly string[]
}) {
  return (
    <ul className="sc-items">
      {names.map((name, index) => {
        const { says, code } = meanings?.[name] ?? {}
        return (
          <li key={`${index} ${name}`}>
            {name}
            {says !== undefined && <p className="sc-soft">{says}</p>}
            {code !== undefined && <code className="sc-code">{code}</code>}
          </li>
        )
      })}
    </ul>
  )
}
