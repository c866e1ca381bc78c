/** JSON-LD for search engines. It is data to browsers, so no content security policy holds it back. */
export function StructuredData({ data }: { readonly data: unknown }) {
  // Nothing that a practitioner has written can end the block.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  // oxlint-disable-next-line react/no-danger -- React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
