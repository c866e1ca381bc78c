import { useShop } from '#hooks/app.tsx'

/** The shop on an invoice. */
export function Seller() {
  const { name, origin } = useShop()
  return (
    <p translate="no">
      <span>{name}</span>
      <br />
      <span>{origin}</span>
    </p>
  )
}
