export { provideAdminProduct } from './provide/admin-product.ts'
export { provideAllProducts } from './provide/all-products.ts'
