import './AddressBlock.css'

/** A postal address, line by line. */
export function AddressBlock({ lines }: { readonly lines: readonly string[] }) {
  return (
    <span className="vb-address" translate="no">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
