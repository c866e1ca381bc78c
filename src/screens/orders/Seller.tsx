import { useShop } from '#hooks/app.tsx'

/** The shop on an invoice. */
export function Seller() {
  const { name, origin } = useShop()
  return (
    <div translate="no">
      <p>{name}</p>
      <p>{origin}</p>
    </div>
  )
}
