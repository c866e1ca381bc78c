/**
 * Reasons why a text is not well-formed XML (1.0, sections 2.2, 2.4 and 3.1) of the kind that pictures use: elements,
 * attributes in double quotes, and text. Declarations, comments and CDATA sections are refused.
 */
export function xmlProblems(xml: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  let rest = xml
  const tag = /^<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/
  const text = /^(?:[^<&>]|&(?:amp|lt|gt|quot|apos|#\d+);)+/u
  if (/(?![\t\n\r])\p{Cc}|[\ufffe\uffff\ud800-\udfff]/u.test(xml)) problems.push('a character that XML forbids')
  while (rest !== '') {
    const element = tag.exec(rest)
    if (element) {
      const [all, closing, name = '', attributes = '', empty] = element
      const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1])
      if (new Set(names).size !== names.length) problems.push(`an attribute twice in ${all}`)
      if (closing) {
        if (open.pop() !== name) problems.push(`${all} closes something else`)
      } else if (!empty) open.push(name)
      rest = rest.slice(all.length)
      continue
    }
    const words = text.exec(rest)
    if (!words) return [...problems, `not XML from ${rest.slice(0, 60)}`]
    rest = rest.slice(words[0].length)
  }
  return open.length === 0 ? problems : [...problems, `${open.join(', ')} left open`]
}
