import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

const { Admin, CertifiedPractitioner, Practitioner, Client } = USER_TYPES

export interface Area {
  readonly path: string
  /** Whose it is. */
  readonly types: readonly UserType[]
}

/** The page that only leads on to the own area. */
export const ACCOUNT = '/account'

/** Everything below these paths is for these people alone, also where there is no such page (sign-in.guarded-page-leads-to-login). */
const OWN_AREAS: readonly Area[] = [
  { path: '/account/practitioner', types: [CertifiedPractitioner, Practitioner] },
  { path: '/account/client', types: [Client] },
  { path: '/account/admin', types: [Admin] },
  { path: ACCOUNT, types: [Admin, CertifiedPractitioner, Practitioner, Client] },
]

export const isWithin = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`)

/** The area that a path lies in. */
export const areaOf = (path: string): Area | undefined => OWN_AREAS.find((area) => isWithin(path, area.path))

/** The first page of a person's own area (account.index-leads-by-type). */
export function homeOf(type: UserType): string {
  return OWN_AREAS.find(({ types }) => types.includes(type))?.path ?? ACCOUNT
}

/** The page where a person sees and changes what is stored of them. */
export const profileOf = (type: UserType): string => `${homeOf(type)}/profile`
