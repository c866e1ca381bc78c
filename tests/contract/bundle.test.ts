import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'
import { expect, it } from 'vitest'

const contract = fileURLToPath(new URL('../../src/contract/', import.meta.url))

/** The code that is left of a module with these lines, where the bundler takes reading a property for harmless, as it is here. */
async function bundle(lines: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    root: contract,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:entry',
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false },
      },
    },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? `${contract}entry.ts` : undefined),
        load: (id) => (id === `${contract}entry.ts` ? lines.join('\n') : undefined),
      },
    ],
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Nothing was built')
  return first.output[0].code
}

/** Imported by the server and the tests only. */
const SERVER_ONLY = ['calls.ts', 'examples.ts', 'openapi.ts', 'openapi-schemas.ts']
/** Modules of a library that does not say it may be left out; they are built into files of their own. */
const APART = ['postal-code.ts', 'place-order.ts']

it('a browser that imports one call gets that call alone', async () => {
  const code = await bundle(["export { addToCart } from './cart.ts'"])
  expect(code.match(/path: "[^"]+"/g)).toEqual(['path: "/v2/storefront/cart"'])
})

it('a module of which nothing is used leaves nothing behind, save the tree of categories, which refers to itself', async () => {
  const modules = readdirSync(contract).filter(
    (file) => file.endsWith('.ts') && ![...SERVER_ONLY, ...APART].includes(file),
  )
  const code = await bundle(modules.map((file) => `import './${file}'`))
  const written = await Promise.all(modules.map((file) => readFile(`${contract}${file}`, 'utf8')))
  const own = new Set(
    written.flatMap((text) => [...text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name]) => name)),
  )
  const left = [...code.matchAll(/^(?:var|function) (\w+)/gm)].map(([, name]) => name).filter((name) => own.has(name))
  expect(left).toEqual(['categoryOption'])
  // Statements that are kept for their effect, and use nobody's value.
  expect(code.match(/^[^\s/*})].*$/gm)?.filter((line) => !/^(var|function) /.test(line))).toEqual([])
})
