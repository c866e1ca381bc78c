import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** The code that is left of a module with these lines, where the bundler takes reading a property for harmless, as it is here. */
async function bundle(lines: readonly string[]): Promise<string> {
  const result = await build({
    configFile: false,
    root: source,
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
        resolveId: (id) => (id === 'virtual:entry' ? `${source}entry.ts` : undefined),
        load: (id) => (id === `${source}entry.ts` ? lines.join('\n') : undefined),
      },
    ],
  })
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('Nothing was built')
  return first.output[0].code
}

const IN_CONTRACT = /^(?:areas\/[a-z]+\/)?contract\/[a-z-]+\.ts$/
/** Imported by the server alone. */
const SERVER_ONLY = 'calls.ts'
/** Modules of a library that does not say it may be left out; they are built into files of their own. */
const APART = ['postal-code.ts', 'place-order.ts', 'bank-details.ts', 'vat-number.ts', 'check-vat-number.ts']

it('a browser that imports one call gets that call alone', async () => {
  const code = await bundle(["export { addToCart } from './areas/cart/contract/cart.ts'"])
  expect(code.match(/path: "[^"]+"/g)).toEqual(['path: "/v2/storefront/cart"'])
})

it('a module of which nothing is used leaves nothing behind, save the tree of categories, which refers to itself', async () => {
  const modules = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => IN_CONTRACT.test(file) && ![SERVER_ONLY, ...APART].includes(basename(file)),
  )
  const code = await bundle(modules.map((file) => `import './${file}'`))
  const written = await Promise.all(modules.map((file) => readFile(`${source}${file}`, 'utf8')))
  const own = new Set(
    written.flatMap((text) => [...text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name]) => name)),
  )
  const left = [...code.matchAll(/^(?:var|function) (\w+)/gm)].map(([, name]) => name).filter((name) => own.has(name))
  expect(left).toEqual(['categoryOption'])
  // Statements that are kept for their effect, and use nobody's value.
  expect(code.match(/^[^\s/*})].*$/gm)?.filter((line) => !/^(var|function) /.test(line))).toEqual([])
})
