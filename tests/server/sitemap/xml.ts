/** An element of an XML document that holds either elements or a text. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PIECE =
  /<(?<end>\/?)(?<name>[a-z]+(?::[a-z]+)?)(?<attributes>(?: [a-z]+(?::[a-z]+)?="[^"<>&]*")*)(?<empty>\/?)>|(?<text>[^<>&]+)/gy

/** Reads XML of the plainest kind: no entities, comments or mixed contents. Throws at whatever else there is. */
export function readXml(xml: string): Element {
  if (!xml.startsWith(DECLARATION)) throw new Error('It does not begin with the declaration')
  const whole: Element = { name: '', attributes: {}, children: [], text: '' }
  const open: Element[] = [whole]
  PIECE.lastIndex = DECLARATION.length
  while (PIECE.lastIndex < xml.length) {
    const at = PIECE.lastIndex
    const { end, name = '', attributes = '', empty, text } = PIECE.exec(xml)?.groups ?? {}
    const parent = open.at(-1)
    if (parent === undefined || (name === '' && text === undefined))
      throw new Error(`Not XML: ${xml.slice(at, at + 80)}`)
    if (text !== undefined) parent.text += text
    else if (end === '/') {
      if (open.pop()?.name !== name) throw new Error(`An end of ${name} that was not begun`)
    } else {
      const element = {
        name,
        attributes: Object.fromEntries(
          [...attributes.matchAll(/ ([^=]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
        ),
        children: [],
        text: '',
      }
      parent.children.push(element)
      if (empty !== '/') open.push(element)
    }
  }
  const [root, ...others] = whole.children
  if (root === undefined || others.length > 0 || open.length > 1) throw new Error('It is not one whole element')
  return root
}

/** The texts of all elements of a name, in their order. */
export function textsOf(element: Element, name: string): string[] {
  return element.children.flatMap((child) => (child.name === name ? [child.text] : textsOf(child, name)))
}
