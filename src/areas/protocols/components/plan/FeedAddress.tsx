import './FeedAddress.css'

interface FeedAddressProps {
  readonly label: string
  readonly address: string
  readonly hint: string
  /** Read out as it comes; empty where there is nothing to say. */
  readonly status: string
}

/** A private address, to be copied; one press selects all of it. */
export function FeedAddress({ label, address, hint, status }: FeedAddressProps) {
  return (
    <div>
      <p>{label}</p>
      <code className="vb-feed-address" translate="no">
        {address}
      </code>
      <p className="vb-feed-hint">{hint}</p>
      <p role="status">{status}</p>
    </div>
  )
}
