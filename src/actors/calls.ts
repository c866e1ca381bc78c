/**
 * All that is needed to speak with the server, with what most pages ask it for. It comes as one, when the first of it is
 * wanted: in parts, each would be a request of its own.
 */
export { getProduct, listFilterOptions, listProducts } from '#areas/catalogue/contract/catalogue.ts'
export { getShopOverview } from '#areas/catalogue/contract/overview.ts'
export { getAccount, getClientProfile, getPractitionerProfile } from '#areas/account/contract/profile.ts'
export { listPopularProducts } from '#areas/catalogue/contract/search.ts'
export { logout } from '#contract/session.ts'

export { carryOut } from './carry-out.ts'
export { readTexts } from './read-texts.ts'
export { renewTokens } from './renew-tokens.ts'
