import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * JSON-LD for search engines, in the document that the server has drawn, where it stays as it was. Browsers make no script of
 * their own (require-trusted-types-for), and nobody reads one that comes later. To them it is data, which no policy holds back.
 */
export function StructuredData({ data }: { readonly data: unknown }) {
  const isDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [json] = useState(() => (isDrawn ? jsonOf(data) : null))
  if (json === null) return null
  // oxlint-disable-next-line react/no-danger -- React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Nothing that somebody has written can end the block. */
const jsonOf = (data: unknown): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
