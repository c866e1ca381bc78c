import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { GalleryData } from '../gallery-data.ts'
import { bundleTool } from './bundle.ts'
import { galleryData } from './data.ts'
import { toolDocument } from './document.ts'
import { writeSources } from './sources.ts'
import { GALLERY, type Tool, TOOLS } from './tools.ts'

/** Builds gallery and inspector as the shop serves them, each in a folder below `outDir` whose name starts with a dot. */
export async function buildStatecharts(root: string, outDir: string): Promise<void> {
  const data = await galleryData(root)
  for (const tool of TOOLS)
    await buildTool(root, tool, data, { dir: join(outDir, `.${tool.name}`), at: `/${tool.name}` })
}

interface Place {
  readonly dir: string
  /** The address of the folder, as the document names its files. */
  readonly at: string
}

/** Builds one of the tools into a folder. */
export async function buildTool(root: string, tool: Tool, data: GalleryData, { dir, at }: Place): Promise<void> {
  await bundleTool(root, tool, dir)
  await copyFile(join(root, 'public/favicon.svg'), join(dir, 'favicon.svg'))
  const parts = {
    script: `<script defer src="${at}/${tool.name}.js"></script>`,
    styles: `<link rel="stylesheet" href="${at}/${tool.name}.css" />`,
    icon: `${at}/favicon.svg`,
  }
  if (tool !== GALLERY) return await writeFile(join(dir, 'index.html'), toolDocument(tool, parts, data))
  await writeSources(root, data, join(dir, 'sources'))
  await writeFile(join(dir, 'index.html'), toolDocument(tool, parts, { ...data, sources: `${at}/sources` }))
}
