import type { Page } from 'playwright/test'

/**
 * Controls whose accessible name does not begin with the words that are seen on them (WCAG 2.5.3):
 * people who use speech input say the words they see. Numbers and signs alone, such as the count in the cart, may stand
 * anywhere.
 */
export async function misnamed(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const isSeen = (node: Node): boolean => {
      const element = node.parentElement
      if (element === null || element.closest('.vb-hidden, svg, [aria-hidden="true"]') !== null) return false
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const seenOn = (control: Element): string => {
      const walk = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
        const text = plain(node.textContent ?? '')
        if (/\p{L}/u.test(text) && isSeen(node)) words.push(text)
      }
      return words.join(' ')
    }
    const nameOf = (control: Element): string =>
      control.getAttribute('aria-label') ??
      (control.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    const controls =
      'button, a, summary, [role="button"], [role="link"], [role="tab"], [role^="menuitem"], [role="option"]'
    return [...document.querySelectorAll(controls)]
      .filter((control) => control.matches('[aria-label], [aria-labelledby]'))
      .map((control) => [seenOn(control), plain(nameOf(control))] as const)
      .filter(([seen, name]) => seen !== '' && !`${name} `.startsWith(`${seen} `))
      .map(([seen, name]) => `${seen} | ${name}`)
  })
}
