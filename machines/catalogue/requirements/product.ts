import type { Requirements } from '../../requirements/requirement.ts'

export const product = {
  'product.one-call-tells-all':
    'One call by slug gives a product with its variants, pictures, ingredients per daily dose, suggested use and related products.',
  'product.warnings-stand-apart':
    'Warnings are a field of their own and a part of the page with a heading, never the end of another text.',
  'product.topics-are-links':
    'Topics on the page of a product are plain links to the products of the topic; ticks stand only before what is declared of it.',
  'product.topics-have-a-claim':
    'A product of the demo has a topic only where a permitted EU health claim of something it holds, at its dose, stands behind it.',
  'product.origin-is-what-it-is': 'Of fungi, lichens and algae the demo says what they are, not that they are plants.',
  'product.unknown-slug-offers-a-search':
    'An unknown slug answers 404, and its page offers to search for the words of the slug.',
  'product.first-variant-is-chosen': 'The page begins with the variant that the card showed.',
  'product.quantity-is-bounded-by-stock': 'A quantity is at least 1 and at most what is in stock.',
  'product.restricted-shows-no-price':
    'A product for certified practitioners is shown without a price, marked as such, to everyone who may not buy it, and comes last when sorted by price.',
  'product.restricted-is-for-types-one-and-two':
    'Admins and certified practitioners may buy restricted products; practitioners of type 3, clients and visitors may not.',
  'product.picture-fallback-order':
    "A picture that fails gives way to the default product image, then to a blank pixel, then to no source with the alternative text 'Image load failed'.",
  'product.picture-tries-two-others': 'At most 2 other pictures are tried in place of one that failed.',
} satisfies Requirements<'product'>

declare module '../../requirements/index.ts' {
  interface Rules {
    product: typeof product
  }
}
