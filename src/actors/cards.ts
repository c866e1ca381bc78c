/** Read from the page itself. */
export interface CardInSight {
  /** The product whose card stands first in sight; null where none does, and at the top of the page. */
  card: number | null
  /** CSS pixels from the window's top to the card's. */
  offset: number
  /** The product whose card has the focus. */
  focus: number | null
}

/** CSS pixels at the top of the window that the page's head covers. */
const HEAD = 64

const productOf = (element: Element | null | undefined): number | null => {
  const id = Number(element?.getAttribute('data-product'))
  return Number.isInteger(id) && id > 0 ? id : null
}

/** Which card a person looks at; the list may be long, so the window is asked and not each card. */
export function cardInSight(page: Document): CardInSight {
  // Who is at the top means the page, with whatever may come to stand above its list.
  const isAtTop = page.defaultView?.scrollY === 0
  // Asked part by part first: a card in a part that is out of sight has its place only once all of that part is laid out.
  const part = isAtTop
    ? undefined
    : firstBelow(page.querySelectorAll('[data-products]:not([hidden], [hidden] *):has([data-product])'), HEAD)
  const first = part && firstBelow(part.querySelectorAll('[data-product]'), HEAD)
  return {
    card: productOf(first),
    offset: first ? Math.round(first.getBoundingClientRect().top) : 0,
    focus: productOf(page.activeElement?.closest('[data-product]')),
  }
}

/** The first of some elements, which stand in the order of the page, whose foot is below a line. */
function firstBelow(elements: NodeListOf<Element>, line: number): Element | undefined {
  let low = 0
  let high = elements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((elements[middle]?.getBoundingClientRect().bottom ?? 0) > line) high = middle
    else low = middle + 1
  }
  return elements[low]
}
