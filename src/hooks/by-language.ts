/** Makes a format once for each language, when it is first wanted: the first of Intl's takes 120 ms of a slow phone. */
export function byLanguage<Format>(make: (tag: string) => Format): (tag: string) => Format {
  const made = new Map<string, Format>()
  return (tag) => {
    const format = made.get(tag) ?? make(tag)
    made.set(tag, format)
    return format
  }
}
