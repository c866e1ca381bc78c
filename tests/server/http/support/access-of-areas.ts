import type { CallId } from '#server/http/calls.ts'

import type { AccessTo } from './access.ts'

export const ACCESS = Object.values(
  import.meta.glob<{ readonly access: Omit<AccessTo<CallId>, 'reach'> & { readonly reach: object } }>(
    '../../../areas/*/server/access.ts',
    { eager: true },
  ),
).map(({ access }) => access)
