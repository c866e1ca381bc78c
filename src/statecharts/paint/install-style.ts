import { chartStyle } from './chart-style.ts'
import { TOKEN_COLOURS } from './colours.ts'

/** Gives a page the style of charts. As an object, since the page's policy allows no written style sheet. */
export function installChartStyle(page: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(chartStyle(TOKEN_COLOURS))
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
}
