import { FIRST_PAINT_ID, isOwnPaint, isPaintOf } from './first-paint.ts'
import type { FirstPaint } from './first-paint.ts'
import { unpackShared } from './shared-parts.ts'

/**
 * Undefined unless the server drew this page, for this build, and the user has not gone back to another page while the code
 * was loading. Frees the memory of the block.
 */
export function takeFirstPaint(page: Document, build: string): FirstPaint | undefined {
  const block = page.getElementById(FIRST_PAINT_ID)
  if (!block) return undefined
  const paint = unpackShared(block.textContent) as Partial<FirstPaint> | null
  block.remove()
  return isOwnPaint(paint, build) && isPaintOf(paint, page.location.pathname) ? paint : undefined
}
