export { provideAdminReturn } from './provide/admin-return.ts'
export { provideAllReturns } from './provide/all-returns.ts'
export { provideOwnReturns, provideReturnsOfOrder } from './provide/order-returns.ts'
