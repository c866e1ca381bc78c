import type { Secrets } from '../../secret-keys.ts'

/** The secret keys of the charts below the builder, by name. Only the recorder loads them. */
export const BUILDER_SECRETS = {
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
  protocolLines: { 'protocol.renamed name': 'text' },
  // The text searched for may be an address, which the chart tells from a name.
  shareForm: { 'share.note text': 'text', text: 'email', message: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>
