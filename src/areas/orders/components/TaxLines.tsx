import './TaxLines.css'

/** The tax in the sums above it, a line for each rate. */
export function TaxLines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="vb-tax-line">
      {line}
    </span>
  ))
}
