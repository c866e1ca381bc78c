import type { Page } from 'playwright/test'

const SHOWN = 'verbenaShown'

/** Keeps every text that a page has ever had in an element, an attribute or a field. */
export class EverShown {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** To be done before the page is opened. */
  static async of(page: Page): Promise<EverShown> {
    await page.addInitScript(setShown, SHOWN)
    return new EverShown(page)
  }

  async texts(): Promise<readonly string[]> {
    return await this.#page.evaluate((name) => [...(Reflect.get(window, name) as Set<string>)], SHOWN)
  }
}

/** Runs in the page. */
function setShown(name: string): void {
  const shown = new Set<string>()
  Reflect.set(window, name, shown)
  const keep = (node: Node): void => {
    if (node instanceof Element) for (const { value } of node.attributes) shown.add(value)
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) shown.add(node.value)
    if (node.nodeType === Node.TEXT_NODE) shown.add(node.nodeValue ?? '')
    for (const child of node.childNodes) keep(child)
  }
  const observer = new MutationObserver((changes) => {
    for (const { target, type, attributeName, addedNodes } of changes) {
      if (type === 'attributes') shown.add((target as Element).getAttribute(attributeName ?? '') ?? '')
      if (type === 'characterData') shown.add(target.nodeValue ?? '')
      for (const node of addedNodes) keep(node)
    }
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}
