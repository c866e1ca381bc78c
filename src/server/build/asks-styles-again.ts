import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const FORGETS = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const

/**
 * Lets Vite's loader ask again for a style sheet that could not be had: it remembers each that it has asked for, and a link
 * that failed counts as one that is there, so the page would stand without its styles until a reload.
 */
export function asksStylesAgain(): Plugin {
  return {
    name: 'asks-styles-again',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id !== HELPER) return undefined
      if (FORGETS.some(([before]) => !code.includes(before)))
        return this.error("Vite's loader of style sheets has changed: asks-styles-again must be looked at.")
      return { code: FORGETS.reduce((changed, [before, after]) => changed.replace(before, after), code), map: null }
    },
  }
}
