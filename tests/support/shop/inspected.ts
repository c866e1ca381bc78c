import type { ClientVariety } from '#server/build/client.ts'

/** Under this name a page is told of the code that it loads late. */
export const IMPORTS = 'verbena.imports'

const EXPORTED = 'export const __vitePreload ='

/** The client with the inspector's hook in it, which tells what is loaded late: what a browser test waits by. */
export const INSPECTED: ClientVariety = {
  name: 'inspected',
  config: {
    // A test holds or loses a late file by its name.
    build: { rolldownOptions: { output: { chunkFileNames: 'assets/[name]-[hash:7].js' } } },
    define: { 'import.meta.env.VITE_INSPECT': '"1"' },
    plugins: [
      {
        name: 'told-imports',
        transform(code, id) {
          if (!id.endsWith('vite/preload-helper.js')) return undefined
          if (!code.includes(EXPORTED)) this.error('The helper that loads code late is written otherwise.')
          const telling = `(...all) => { const code = preloadAlone(...all); globalThis[Symbol.for('${IMPORTS}')]?.(code); return code }`
          return { code: `${code.replace(EXPORTED, 'const preloadAlone =')};\n${EXPORTED} ${telling}`, map: null }
        },
      },
    ],
  },
}
