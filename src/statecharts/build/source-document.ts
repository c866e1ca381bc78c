import { galleryData } from './data.ts'
import { toolDocument } from './document.ts'
import { TOOLS } from './tools.ts'

/** A tool's page as Vite's development server takes it: with the entry's source. */
export async function sourceDocument(root: string, name: string): Promise<string> {
  const tool = TOOLS.find((one) => one.name === name)
  if (!tool) throw new Error(`There is no page called ${name}.`)
  const parts = { script: `<script type="module" src="/${tool.entry}"></script>`, styles: '', icon: '/favicon.svg' }
  return toolDocument(tool, parts, await galleryData(root))
}
