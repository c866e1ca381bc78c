import { useGallery, useSend } from './gallery-context.tsx'
import { NamingTests } from './NamingTests.tsx'

/** The rules of the product that a state or transition holds, as sentences, each with the tests that hold it too. */
export function Rules({ ids }: { readonly ids: readonly string[] }) {
  const { requirements } = useGallery()
  const send = useSend()
  if (ids.length === 0) return null
  return (
    <>
      <h3>Holds</h3>
      <ul className="sc-rules">
        {ids.map((id) => {
          const { rule, tests = [] } = requirements.get(id) ?? {}
          return (
            <li key={id}>
              {rule}{' '}
              <a href="#requirements" onClick={() => send({ type: 'search.type', text: id })}>
                {id}
              </a>
              <NamingTests tests={tests} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
