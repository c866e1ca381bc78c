import type { Catalogue } from './index.ts'

/** The shop opens the catalogue before all areas: most of them read products. */
export const open = ({ catalogue }: { readonly catalogue: Catalogue }) => ({ services: { catalogue } })
