import { useGallery } from './gallery-context.tsx'

/** The rules of the product that a state or transition holds, as sentences. */
export function Rules({ ids }: { readonly ids: readonly string[] }) {
  const { requirements } = useGallery()
  if (ids.length === 0) return null
  return (
    <>
      <h3>Holds</h3>
      <ul className="sc-rules">
        {ids.map((id) => (
          <li key={id}>
            {requirements.get(id)?.rule} <code>{id}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
