import { chartStyle } from '../paint/chart-style.ts'
import type { Colours } from '../paint/colours.ts'
import { fontFace } from '../paint/font-face.ts'
import { MARGIN } from '../paint/frame.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Pixels of a picture for each of the drawing's, and the most that browsers draw on one side. */
const DENSITY = 2
const MOST_PIXELS = 16_000

/** The text of a file that needs nothing of the page: its own size, colours and font. */
export function svgOnItsOwn(drawing: Element, colours: Colours, font: string): string {
  const svg = drawing.cloneNode(true) as Element
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  svg.removeAttribute('id')
  svg.setAttribute('class', 'vc-chart')
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = fontFace(font) + chartStyle(colours)
  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ class: 'vc-ground', x: -MARGIN, y: -MARGIN, width, height }))
    ground.setAttribute(name, String(value))
  svg.prepend(style, ground)
  return new XMLSerializer().serializeToString(svg)
}

export async function svgToPng(text: string): Promise<Blob> {
  const image = new Image()
  // A data address, since the page's policy lets no other picture in.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const density = Math.min(DENSITY, MOST_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the drawing is too large for a picture'))))
  })
}

export function saveFile(page: Document, blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = page.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
