export { provideCart } from './provide/cart.ts'
export { provideWish } from './provide/wish.ts'
export { provideWishlist } from './provide/wishlist.ts'
