import { openShopping, type ShoppingDeps } from './index.ts'

export const open = (deps: ShoppingDeps) => ({ services: { shopping: openShopping(deps) } })
