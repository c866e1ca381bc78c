import type { Plugin } from 'vite'

const STAND_IN = '\0no-route-link'

/**
 * Leaves the router's own link component out of the first JavaScript, 1.6 kB: every route carries one, and the shop's links
 * are RouterAnchor's. Where the router no longer does so, nothing is left out.
 */
export function withoutRouteLinks(): Plugin {
  return {
    name: 'without-route-links',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.endsWith('/react-router/dist/esm/route.js') ? STAND_IN : undefined,
    load: (id) =>
      id === STAND_IN
        ? "export function Link() { throw new Error('The shop links by RouterAnchor: the Link of a route is left out of its build') }"
        : undefined,
  }
}
