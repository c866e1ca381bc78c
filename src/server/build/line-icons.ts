import type { Plugin } from 'vite'

/**
 * Draws the icons of lucide-react by another module: their shapes stay, the library's own code stays out of the bundle.
 *
 * @param drawer the module's path; its default export takes the place of the library's `createLucideIcon`
 */
export function lineIcons(drawer: string): Plugin {
  return {
    name: 'line-icons',
    apply: (_config, { command }) => command === 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? drawer : undefined
    },
  }
}
