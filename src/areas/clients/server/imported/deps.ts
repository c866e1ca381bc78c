import type { ClientDeps } from '../deps.ts'

/** The limit of invitations, which those from files share with those of the form (clients.imported-invited-at-pace). */
export interface InvitationPace {
  /** Milliseconds until one more may go out; 0 where it may now. */
  opensIn(practitionerId: number): Promise<number>
  /** Counts one, and resolves with whether it may go out. */
  allows(practitionerId: number): Promise<boolean>
  /** Takes one back that was counted and not sent. */
  giveBack(practitionerId: number): Promise<void>
}

export interface ImportedClientDeps extends Pick<
  ClientDeps,
  'database' | 'messages' | 'shopName' | 'region' | 'publicUrl'
> {
  readonly pace: InvitationPace
}
