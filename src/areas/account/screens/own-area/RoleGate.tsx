import type { ReactNode } from 'react'

import type { UserType } from '#contract/call.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import { isShownTo } from '#machines/account/session/roles.ts'
import type { RoleCondition } from '#machines/account/session/roles.ts'

export interface RoleGateProps {
  /** To whom it is shown; to all signed-in people where not said. */
  readonly allowed?: readonly UserType[] | undefined
  readonly condition?: RoleCondition | undefined
  /** Stands in its place for everybody else. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Renders its children only for the given user types (role.part-for-some-types). The server checks every call on its own. */
export function RoleGate({ allowed, condition, fallback = null, children }: RoleGateProps) {
  const user = useUser()
  return isShownTo(user?.user_type_id, allowed, condition) ? children : fallback
}
