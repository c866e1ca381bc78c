import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import type { GalleryData } from '../gallery-data.ts'
import { readColours } from '../paint/colours.ts'
import { renderSvg } from '../paint/render-svg.tsx'
import { galleryData } from './data.ts'
import { buildTool } from './index.ts'
import { GALLERY } from './tools.ts'

const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'

/**
 * Writes the gallery as files that work from disk and without a network, and each chart as an SVG file
 * (operations.charts-command).
 */
export async function exportGallery(root: string, dir: string): Promise<void> {
  await rm(dir, { recursive: true, force: true })
  const data = await galleryData(root)
  await buildTool(root, GALLERY, data, { dir, at: '.' })
  await writeDrawings(root, data, join(dir, 'svg'))
}

async function writeDrawings(root: string, { charts, map }: GalleryData, dir: string): Promise<void> {
  const file = createRequire(join(root, 'package.json')).resolve(FONT)
  const font = `data:font/woff2;base64,${await readFile(file, 'base64')}`
  const colours = readColours(await readFile(join(root, 'src/components/styles/tokens.css'), 'utf8'), 'light')
  await mkdir(dir, { recursive: true })
  for (const { graph, picture } of charts) {
    const { id } = graph
    await writeFile(join(dir, `${id}.svg`), renderSvg({ picture, graph, colours, font, label: `The chart ${id}` }))
  }
  // No chart has a name with a hyphen.
  const label = 'The map of all charts'
  await writeFile(join(dir, 'all-charts.svg'), renderSvg({ picture: map, colours, font, label }))
}
