import { AddToCart } from '#areas/cart/screens/AddToCart.tsx'
import { ProductScreen as Product } from '#areas/catalogue/screens/product/ProductScreen.tsx'
import { PartsProvider } from '#hooks/parts.tsx'

import { PARTS } from './parts.ts'

const PRODUCT_PARTS = { ...PARTS, AddToCart }

/** The page of a product, with what other areas hang into it. */
export const ProductScreen = () => (
  <PartsProvider value={PRODUCT_PARTS}>
    <Product />
  </PartsProvider>
)
