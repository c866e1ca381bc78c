import type { CallResult } from '#contract/result.ts'
import type { Entry, EntryChange, KeptEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'

import type { Client } from '#actors/client.ts'

/** The calls of one list. `options.language`: that in which the server is to answer and to keep words. */
export interface EntryCalls {
  readonly list: (client: Client, options: CallOptions) => Promise<CallResult<readonly Entry[]>>
  readonly carryOut: (
    client: Client,
    queued: Queued<EntryChange>,
    options: CallOptions,
  ) => Promise<CallResult<KeptEntries['answer']>>
}
type CallOptions = NonNullable<Parameters<Client['call']>[2]>
