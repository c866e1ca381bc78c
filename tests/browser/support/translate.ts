import type { Page } from 'playwright/test'

/** Does to a page what a browser's translator does: takes each text out and puts elements with other texts in its place. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const node of texts) {
      if (
        node.data.trim() === '' ||
        node.parentElement?.closest('script, style, svg, textarea, font, [translate="no"]')
      )
        continue
      const outer = document.createElement('font')
      outer.append(Object.assign(document.createElement('font'), { textContent: node.data }))
      node.replaceWith(outer)
    }
  })
}
