import type { Plugin } from 'vite'

const ROUTE = '/react-router/dist/esm/route.js'
const LINK = './link.js'
const STAND_IN = '\0no-route-link'

/**
 * Leaves the router's own link component out of the first JavaScript, 1.6 kB: every route carries one, and the shop's links
 * are RouterAnchor's. Where a route no longer does so, the build fails.
 */
export function withoutRouteLinks(): Plugin {
  return {
    name: 'without-route-links',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === LINK && importer?.endsWith(ROUTE) ? STAND_IN : undefined),
    transform(code, id) {
      if (id.endsWith(ROUTE) && !code.includes(`"${LINK}"`))
        this.error("The router's routes have changed: without-route-links must be looked at.")
    },
    load: (id) =>
      id === STAND_IN ? "export function Link() { throw new Error('Links are RouterAnchor') }" : undefined,
  }
}
