import type { Group } from '#areas/intake/contract/groups.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

import type { CertifiedDetails } from '#areas/account/contract/account.ts'
import type { UserType } from '#contract/call.ts'
import type { Region } from '#contract/constants.ts'
import type { Timestamp, GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface AccountTables {
  account: AccountTable
  practitioner: PractitionerTable
  client: ClientTable
  client_wish: ClientWishTable
  session: SessionTable
  refresh_token: RefreshTokenTable
  one_time_token: OneTimeTokenTable
  used_multipass: UsedMultipassTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends AccountTables {}
}

interface AccountTable {
  user_id: GeneratedAlways<number>
  user_type_id: UserType
  /** As the owner writes it; compared in lower case. */
  email: string
  /** Null until the password of an invited user is chosen. */
  password_hash: string | null
  first_name: Generated<string>
  last_name: Generated<string>
  phone: Generated<string>
  country: string | null
  language_id: number
  newsletter: Generated<boolean>
  builder_mode: Generated<'standard' | 'redesign'>
  region: Region
  registered_at: GivenTimestamp
  activated_at: NullableTimestamp
  last_seen_at: NullableTimestamp
}

interface PractitionerTable {
  user_id: number
  health_profession: number | null
  expertise_level: number | null
  organisation_type: number | null
  practice_name: Generated<string>
  website: Generated<string>
  professional_body: Generated<string>
  professional_number: Generated<string>
  certificate_status: Generated<'pending' | 'approved' | 'refused'>
  certificate_reason: string | null
  certificate_judged_at: NullableTimestamp
  approved_details: ColumnType<CertifiedDetails | null, string | null | undefined, string | null>
  checked_since: NullableTimestamp
}

interface ClientTable {
  user_id: number
  /** Must be one of the client's linked practitioners. */
  practitioner_id: number | null
  /** Practitioner whose client an unverified registration wants to become. */
  asked_practitioner_id: ColumnType<number | null, number | null | undefined, number | null>
  life_stage: ColumnType<Group | null, Group | null | undefined, Group | null>
}

interface ClientWishTable {
  user_id: number
  option_id: number
}

interface SessionTable {
  session_id: GeneratedAlways<number>
  user_id: number
  device: string
  created_at: GivenTimestamp
  last_used_at: GivenTimestamp
}

interface RefreshTokenTable {
  hash: Buffer
  /** Null if revoked. */
  session_id: number | null
  issued_at: GivenTimestamp
  replaced_at: NullableTimestamp
  expires_at: Timestamp
}

interface OneTimeTokenTable {
  hash: Buffer
  user_id: number
  purpose: string
  expires_at: Timestamp
  used_at: NullableTimestamp
  invitation_id?: number | null
}

interface UsedMultipassTable {
  hash: Buffer
  expires_at: Timestamp
}
