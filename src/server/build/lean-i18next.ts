import type { Plugin } from 'vite'

const LIBRARY = '/i18next/dist/esm/i18next.js'

/** Parts of i18next that the browser has no use for, and what stands in their place. */
const STAND_INS: Readonly<Record<string, string>> = {
  // Texts are read by the shop's own code, and handed to i18next once they are there.
  Connector: 'class Connector { state = {}; on() {} }',
  // Values are filled in as they are to be read.
  Formatter: 'const Formatter = undefined;',
}

/** Advice to developers, which only i18next's debug mode prints, each a statement that ends its line; and how often there is any. */
const ADVICE = /(?<!=> )(?:this\.logger|baseLogger)\.(?:once\(.*'(?:deprecate|warn)'|(?:deprecate|warn|log)\().*\);$/gm
const PIECES_OF_ADVICE = 38

interface Declared {
  readonly type: string
  readonly id?: { readonly name?: string } | null
  readonly start: number
  readonly end: number
}

/** Leaves parts of i18next out of the first JavaScript, 2.9 kB. Where the library no longer has them as they were, the build fails. */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(LIBRARY)) return undefined
      const { body } = this.parse(code) as unknown as { readonly body: readonly Declared[] }
      const found = body.filter(
        ({ type, id: name }) => type === 'ClassDeclaration' && name?.name && name.name in STAND_INS,
      )
      if (found.length !== Object.keys(STAND_INS).length || code.match(ADVICE)?.length !== PIECES_OF_ADVICE)
        return this.error('i18next has changed: lean-i18next must be looked at.')
      // From behind, so that no place moves before it is reached.
      const lean = found.reduceRight(
        (text, { id: name, start, end }) =>
          text.slice(0, start) + (STAND_INS[name?.name ?? ''] ?? '') + text.slice(end),
        code,
      )
      return { code: lean.replaceAll(ADVICE, ';'), map: null }
    },
  }
}
