import type { Plugin } from 'vite'

const DRAWER = '../createLucideIcon.mjs'
const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/
/** An icon's older name. */
const ALIAS = /export \{ default(,[^}]*)? \} from/

/**
 * Draws the icons of lucide-react by another module: their shapes stay, the library's own code stays out of the bundle.
 * Where an icon asks for it otherwise than it did, the build fails.
 *
 * @param drawer the module's path; its default export takes the place of the library's `createLucideIcon`
 */
export function lineIcons(drawer: string): Plugin {
  return {
    name: 'line-icons',
    apply: (_config, { command }) => command === 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === DRAWER && importer?.includes('/lucide-react/') ? drawer : undefined
    },
    transform(code, id) {
      if (ICON.test(id) && !code.includes(`'${DRAWER}'`) && !ALIAS.test(code))
        this.error('The icons of lucide-react have changed: line-icons must be looked at.')
    },
  }
}
