import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

/** In a function of its own, since Chromium looks up where it is called: in a module's code it would parse the whole file again. */
const PAUSE_FILE = fileURLToPath(new URL('../../actors/pause.ts', import.meta.url))
/** Lets the browser draw and answer before the next module is evaluated. */
const PAUSE = `
import { pause as $pause } from ${JSON.stringify(PAUSE_FILE)};
await $pause();
`

/**
 * Pauses after the evaluation of some modules, so that those of the first JavaScript do not run as one long task. A page's
 * first file may wait so, since nothing else imports it while it is evaluated.
 *
 * @param modules by the end of their path
 */
export function pauses(modules: readonly string[]): Plugin {
  const met = new Set<string>()
  return {
    name: 'pauses',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transform(code, id) {
      const module = modules.find((end) => id.endsWith(end))
      if (module === undefined) return undefined
      met.add(module)
      return { code: code + PAUSE, map: null }
    },
    buildEnd() {
      const missing = modules.filter((module) => !met.has(module))
      if (missing.length > 0) this.error(`The build has no ${missing.join(', ')} to pause after.`)
    },
  }
}
