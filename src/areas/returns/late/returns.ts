export { provideAdminReturn } from './provide/admin-return.ts'
export { provideAllReturns } from './provide/all-returns.ts'
export { provideOwnReturns } from './provide/own-returns.ts'
export { provideReturnsOfOrder } from './provide/returns-of-order.ts'
