import type { Plugin } from 'vite'

/** By the end of a module's path, what it asks of `Intl` once it is evaluated, and what stands in its place. */
const ASKED: readonly (readonly [module: string, asked: RegExp, standIn: string])[] = [
  // Throws for the same codes, and looks through no formats.
  [
    '/react-aria/dist/private/i18n/useDefaultLocale.mjs',
    /\bIntl\.DateTimeFormat\.supportedLocalesOf\(/g,
    'Intl.getCanonicalLocales(',
  ],
  // Without the browser's word on it the library goes by its own list of languages.
  ['/react-aria/dist/private/i18n/utils.mjs', /\bif \(Intl\.Locale\)/g, 'if (false)'],
  // All browsers of the build's target can do it.
  [
    '/@internationalized/number/dist/private/NumberFormatter.mjs',
    /\bnew Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/g,
    'true',
  ],
]

/**
 * Keeps React Aria from asking `Intl` for anything before it is needed: a page's first formats take 140 ms of a slow phone.
 * Where the library no longer asks as it did, the build fails.
 */
export function leanReactAria(): Plugin {
  return {
    name: 'lean-react-aria',
    apply: 'build',
    transform(code, id) {
      const found = ASKED.find(([module]) => id.endsWith(module))
      if (!found) return undefined
      const [module, question, standIn] = found
      if (code.match(question)?.length !== 1)
        return this.error(`React Aria has changed in ${module}: lean-react-aria must be looked at.`)
      return { code: code.replace(question, standIn), map: null }
    },
  }
}
