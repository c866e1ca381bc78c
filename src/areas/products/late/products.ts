export { provideAdminProduct } from './provide/admin-product.ts'
export { provideAllProducts } from './provide/all-products.ts'
export { provideProductChoices } from './provide/product-choices.ts'
