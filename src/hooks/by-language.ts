/** Formats of one kind, made once for each language, when first wanted: the first one takes 120 ms of a slow phone. */
export function byLanguage(options?: Intl.NumberFormatOptions): (tag: string) => Intl.NumberFormat {
  const made = new Map<string, Intl.NumberFormat>()
  return (tag) => {
    const format = made.get(tag) ?? new Intl.NumberFormat(tag, options)
    made.set(tag, format)
    return format
  }
}
