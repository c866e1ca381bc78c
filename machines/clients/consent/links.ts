import type { CallResponse } from '#contract/call.ts'
import type { getClientProfile } from '#areas/account/contract/profile.ts'

/** A practitioner who is linked with the client. */
export type Linked = CallResponse<typeof getClientProfile>['practitioners'][number]

/** Without the link that has ended since the profile was read; one that was made again since then stays. */
export const withoutEnded = (linked: readonly Linked[], ended: Linked | null): readonly Linked[] =>
  linked.filter((one) => one.user_id !== ended?.user_id || one.linked_at !== ended?.linked_at)
