import { FIRST_PAINT_ID, isOwnPaint, isPaintOf } from './first-paint.ts'
import type { FirstPaint } from './first-paint.ts'
import { unpackShared } from './shared-parts.ts'

/**
 * What the server shipped with the page, where it drew it, it is of this build, and nobody has gone back to another page while
 * the code was on its way; the block's memory is let go.
 */
export function takeFirstPaint(page: Document, build: string): FirstPaint | undefined {
  const block = page.getElementById(FIRST_PAINT_ID)
  if (!block) return undefined
  const paint = unpackShared(block.textContent) as Partial<FirstPaint> | null
  block.remove()
  return isOwnPaint(paint, build) && isPaintOf(paint, page.location.pathname) ? paint : undefined
}
