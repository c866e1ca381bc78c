/** Whom the figures are for. Infants are left out: the shop gives no figure for them. */
export const GROUPS = ['1-3', '4-6', '7-10', '11-14', '15-17', 'adult', 'pregnant', 'lactating'] as const
export type Group = (typeof GROUPS)[number]

/** Groups of children, by years of age. */
export const CHILDREN: readonly Group[] = ['1-3', '4-6', '7-10', '11-14', '15-17']
