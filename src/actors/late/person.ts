export { provideCart } from './person/cart.ts'
export { provideWish } from './person/wish.ts'
export { provideWishlist } from './person/wishlist.ts'
