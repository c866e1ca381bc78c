import { USER_TYPES } from '#contract/call.ts'

import { useUser } from './session.ts'

/**
 * True for a practitioner without an approval, never given or refused since: what approval gives rests
 * (clients.refused-approval-rests).
 */
export const useIsResting = (): boolean => useUser()?.user_type_id === USER_TYPES.Practitioner
