import type { Generated, GeneratedAlways } from 'kysely'

import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface ClientsTables {
  client_practitioner: ClientPractitionerTable
  invitation: InvitationTable
  imported_client: ImportedClientTable
  invitation_run: InvitationRunTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends ClientsTables {}
}

interface ClientPractitionerTable {
  client_id: number
  practitioner_id: number
  /** Whole percent. */
  discount_rate: Generated<number>
  linked_at: GivenTimestamp
  notes: Generated<string>
  may_fill_cart: Generated<boolean>
  sees_taken: Generated<boolean>
  sees_intake: Generated<boolean>
}

interface InvitationTable {
  invitation_id: Generated<number>
  practitioner_id: number
  /** As the practitioner typed it, like the names. */
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  /** Whole percent. */
  discount_rate: Generated<number>
  notes: Generated<string>
  asked_at: GivenTimestamp
  answer: 'yes' | 'no' | 'ended' | null
  answered_at: NullableTimestamp
  tells_filling: Generated<boolean>
}

interface ImportedClientTable {
  imported_client_id: GeneratedAlways<number>
  practitioner_id: number
  first_name: Generated<string>
  last_name: Generated<string>
  email: string
  made_at: GivenTimestamp
  wanted_at: NullableTimestamp
  language_id: number | null
}

interface InvitationRunTable {
  practitioner_id: number
  invited: number
}
