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
            {titleText(title)}{' '}
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

/** Parts that are worked out when the test runs stand as dots. Of a comment in the midst of a test the title is not known. */
const titleText = (title: string) => title.replaceAll(/\$\{[^}]*\}/g, '…') || 'part of a test'
