import type { PageName } from '#machines/pages/pages.ts'
import { loadScreen } from '#routes/load-screen.ts'

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>([
  '/src/screens/*/*Screen*.tsx',
  '/src/screens/clients/import/*Screen.tsx',
  '/src/screens/account/*Home.tsx',
  '/src/screens/orders/*Order*.tsx',
  '/src/screens/protocols/Client*.tsx',
  '!/src/screens/errors/*',
])

/** Tells the source file of a page's screen, as the manifest of the browser's build names it. */
export function createScreenFiles(): (page: PageName) => Promise<string> {
  const known = new Map<PageName, Promise<string>>()

  const find = async (page: PageName): Promise<string> => {
    const screen = await loadScreen(page)
    for (const [path, load] of Object.entries(MODULES)) {
      if (Object.values(await load()).includes(screen)) return path.slice(1)
    }
    throw new Error(`no file of src/screens has the screen of ${page}`)
  }

  return (page) => {
    const file = known.get(page) ?? find(page)
    known.set(page, file)
    return file
  }
}
