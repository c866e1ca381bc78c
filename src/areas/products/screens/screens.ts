export { ProductScreen } from './ProductScreen.tsx'
export { ProductsScreen } from './ProductsScreen.tsx'
