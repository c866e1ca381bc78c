import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  protocolBuilder: { 'note.change text': 'text' },
  noteSuggestions: {
    output: 'words',
    text: 'words',
    note: 'words',
    notes: 'words',
    known: 'words',
    typed: 'words',
    saved: 'words',
    value: 'words',
    active: 'words',
  },
  dosageField: { text: 'words', typed: 'words', notes: 'words' },
  protocolLines: { name: 'open', 'protocol.renamed name': 'text' },
  // The text searched for may be an address, which the chart tells from a name.
  shareForm: { 'share.note text': 'text', text: 'email', message: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    protocols: typeof SECRETS
  }
}
