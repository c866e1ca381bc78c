import type { Requirements } from './requirement.ts'

export const product = {
  'product.one-call-tells-all': {
    rule: 'One call by slug gives a product with its variants, pictures, ingredients per daily dose, suggested use and related products.',
    built: true,
  },
  'product.unknown-slug-offers-a-search': {
    rule: 'An unknown slug answers 404, and its page offers to search for the words of the slug.',
    built: true,
  },
  'product.first-variant-is-chosen': { rule: 'The page begins with the variant that the card showed.', built: true },
  'product.quantity-is-bounded-by-stock': {
    rule: 'A quantity is at least 1 and at most what is in stock.',
    built: true,
  },
  'product.restricted-shows-no-price': {
    rule: 'A product for certified practitioners is shown without a price, marked as such, to everyone who may not buy it, and comes last when sorted by price.',
    built: true,
  },
  'product.restricted-is-for-types-one-and-two': {
    rule: 'Admins and certified practitioners may buy restricted products; practitioners of type 3, clients and visitors may not.',
    built: true,
  },
  'product.picture-fallback-order': {
    rule: "A picture that fails gives way to the default product image, then to a blank pixel, then to no source with the alternative text 'Image load failed'.",
    built: true,
  },
  'product.picture-tries-two-others': {
    rule: 'At most 2 other pictures are tried in place of one that failed.',
    built: true,
  },
} satisfies Requirements<'product'>
