import type { NamingTest } from '../gallery-data.ts'
import { sourceAddress } from '../source-page.ts'
import { useGallery } from './gallery-context.tsx'

/** The tests that name a requirement, each with the way to its source: a link, or the words of its place, which one press marks. */
export function NamingTests({ tests }: { readonly tests: readonly NamingTest[] }) {
  const { sources } = useGallery().data
  return (
    <ul className="sc-items">
      {tests.map(({ file, title, at }) => {
        const place = `${at.file}:${at.line}`
        return (
          <li key={`${file} ${title}`}>
            {title}{' '}
            {sources === undefined ? (
              <code className="sc-source">{place}</code>
            ) : (
              <a className="sc-source" href={`${sources}/${sourceAddress(at)}`} target="_blank" rel="noreferrer">
                {place}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
