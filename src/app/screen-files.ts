import type { PageName } from '#machines/pages/pages.ts'
import { loadScreen } from '#routes/load-screen.ts'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/areas/*/screens/**/*Screen*.tsx',
  '/src/shell/*Screen.tsx',
  '/src/areas/home/screens/*Home.tsx',
  '/src/areas/orders/screens/*Order*.tsx',
  '/src/areas/protocols/screens/shared/Client*.tsx',
  '/src/areas/returns/screens/{order-screens,Admin*}.tsx',
])

/** Tells the source file of a page's screen, as the manifest of the browser's build names it. */
export function createScreenFiles(): (page: PageName) => Promise<string> {
  const known = new Map<PageName, Promise<string>>()

  const find = async (page: PageName): Promise<string> => {
    const screen = await loadScreen(page)
    for (const [path, load] of Object.entries(MODULES)) {
      if (Object.values(await load()).includes(screen)) return path.slice(1)
    }
    throw new Error(`no file of src/areas has the screen of ${page}`)
  }

  return (page) => {
    const file = known.get(page) ?? find(page)
    known.set(page, file)
    return file
  }
}
