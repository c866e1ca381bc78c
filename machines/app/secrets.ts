import type { Secrets } from '../secret-keys.ts'

/** The secret keys of the charts that belong to no area. */
export const SECRETS = {
  // Names of files of texts.
  language: { texts: 'open', shownTexts: 'open' },
  // It shows the shop's own words; what they name stands beside them.
  toaster: { text: 'open' },
  // No tab of the shop has these.
  inspector: { name: 'open', text: 'open' },
  sendByHand: { text: 'open', reason: 'open' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    app: typeof SECRETS
  }
}
