import type { Page } from 'playwright/test'

import { FIRST_PAINT_ID } from '#app/first-paint.ts'

const DRAWN = /<div id="shop">[^]*<script type="application\/json" id="[\w-]+">[^]*?<\/script>/

/** The server writes these preloads for pages that it has drawn. */
const PICTURE_AHEAD = /<link rel="preload"[^>]*as="image"[^>]*>/g

/** Takes out of a document what the server has drawn, as where it could not draw it: the browser draws the page alone. */
export function withoutDrawing(html: string): string {
  return html.includes(`id="${FIRST_PAINT_ID}"`)
    ? html.replace(DRAWN, '<div id="shop"></div>').replaceAll(PICTURE_AHEAD, '')
    : html
}

/** From now on every document of the page comes without what the server has drawn. */
export async function browserAlone(page: Page): Promise<void> {
  await page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch({ maxRedirects: 0, maxRetries: 1 })
    if (response.status() >= 300 && response.status() < 400) return await route.fulfill({ response })
    await route.fulfill({ response, body: withoutDrawing(await response.text()) })
  })
}
