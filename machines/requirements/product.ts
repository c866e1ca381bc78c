import type { Requirements } from './requirement.ts'

export const product = {
  'product.one-call-tells-all': {
    rule: 'One call by slug gives a product with its variants, pictures, ingredients per daily dose, suggested use and related products.',
    built: true,
  },
  'product.warnings-stand-apart': {
    rule: 'Warnings are a field of their own and a part of the page with a heading, never the end of another text.',
    built: true,
  },
  'product.topics-are-links': {
    rule: 'Topics on the page of a product are plain links to the products of the topic; ticks stand only before what is declared of it.',
    built: true,
  },
  'product.topics-have-a-claim': {
    rule: 'A product of the demo has a topic only where a permitted EU health claim of something it holds, at its dose, stands behind it.',
    built: true,
  },
  'product.origin-is-what-it-is': {
    rule: 'Of fungi, lichens and algae the demo says what they are, not that they are plants.',
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
