/**
 * Turns a drawn picture into a PNG of the same size. The drawings hold no fonts and no outside references, so none are
 * looked for.
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { renderAsync } = await import('@resvg/resvg-js')
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
}
