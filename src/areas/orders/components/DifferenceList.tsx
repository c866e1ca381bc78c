import './DifferenceList.css'

/** Parts that are not as they had been seen, each in a sentence. */
export function DifferenceList({ differences }: { readonly differences: readonly string[] }) {
  return (
    <ul className="vb-differences">
      {differences.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
