import { ZERO_WASTE as ZERO_WASTE_ID } from '#areas/catalogue/contract/listing.ts'

/** Paths, below the language prefix, that more than one part of the frame leads to. */
export const PRODUCTS = '/products'
export const NEWEST = '/products?order_by=created_at&order=desc&order_name=6'
export const ZERO_WASTE = `/products?zero_waste=${ZERO_WASTE_ID}`
export const PRACTITIONERS = '/practitioners'
