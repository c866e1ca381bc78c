import './DifferenceList.css'

/** The parts that differ from what the user saw, a sentence each. */
export function DifferenceList({ differences }: { readonly differences: readonly string[] }) {
  return (
    <ul className="vb-differences">
      {differences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
