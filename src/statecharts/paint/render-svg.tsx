import { renderToStaticMarkup } from 'react-dom/server'

import { ChartSvg } from './ChartSvg.tsx'
import type { ChartDrawingProps } from './ChartDrawing.tsx'
import { chartStyle } from './chart-style.ts'
import type { Colours } from './colours.ts'
import { fontFace } from './font-face.ts'

/**
 * A drawing as the text of an SVG file that needs nothing else.
 *
 * @param font Figtree as a data address; without it the reader's own sans-serif stands in
 */
export function renderSvg({
  label,
  colours,
  font,
  ...drawing
}: ChartDrawingProps & { readonly label: string; readonly colours: Colours; readonly font?: string }): string {
  return renderToStaticMarkup(<ChartSvg {...drawing} label={label} sheet={fontFace(font) + chartStyle(colours)} />)
}
