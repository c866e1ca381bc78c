import type { Requirements } from './requirement.ts'

export const catalogue = {
  'catalogue.starts-empty': {
    rule: 'The listing begins without products, with zeros for all numbers and without filters.',
    built: true,
  },
  'catalogue.twenty-six-a-page': { rule: 'A page of the listing has 26 products.', built: true },
  'catalogue.joins-loaded-pages': {
    rule: 'The list shows the products of all loaded pages joined, with the numbers of the page that came last.',
    built: true,
  },
  'catalogue.one-more-page-by-itself': {
    rule: "Near the end of the list one further page loads by itself; after that a button 'Load more' with 'n of m' does, so that the footer can be reached.",
    built: true,
  },
  'catalogue.page-is-not-in-the-address': { rule: 'The page number of the listing stands in no address.', built: true },
  'catalogue.load-more-moves-the-focus': { rule: "After 'Load more' the focus is on the first new card.", built: true },
  'catalogue.changes-are-announced': {
    rule: 'Every change of the list is announced to assistive technology.',
    built: true,
  },
  'catalogue.unconnected-pages-warn': {
    rule: 'Asking for the next page while no pagination function is connected logs a warning and does nothing else.',
    built: true,
  },
  'catalogue.waits-for-the-options': {
    rule: 'The first fetch waits for the filter options, since the address names options by id.',
    built: true,
  },
  'catalogue.past-the-end-is-empty': {
    rule: 'A page past the end is answered with an empty list and 200.',
    built: true,
  },
  'catalogue.unknown-values-are-ignored': {
    rule: 'Unknown option ids and order values, in an address or a call, are ignored with 200, not sent on, and leave the address at its next change.',
    built: true,
  },
  'catalogue.malformed-values-are-refused': {
    rule: 'Ids that are no list of numbers, a page outside 1 to 100,000 or a limit outside 1 to 100 are refused with 400.',
    built: true,
  },
  'catalogue.list-answer-has-totals': {
    rule: 'The answer of a list holds data, total_results, total_pages, current_page, limit, available_products and unavailable_products.',
    built: true,
  },
  'catalogue.card-fields': {
    rule: 'A product in lists has product_id, name, slug, brand, assets with thumbnails of 75, 125 and 250 pixels, variants, delivery_form, suitable_for, free_from, zero_waste and practitioner_only.',
    built: true,
  },
  'catalogue.first-variant-is-the-cards': {
    rule: 'The first variant of a product is the cheapest in stock, else the cheapest; its price is shown on the card and used for sorting.',
    built: true,
  },
  'catalogue.card-mark-tells-apart': {
    rule: 'A card marks zero waste alone: what most products are, such as vegan, stands on their pages and in the filters.',
    built: true,
  },
  'catalogue.uncounted-stock': {
    rule: 'A variant whose stock is not counted is in stock, is bounded by the most of one line, and orders neither lower nor return it.',
    built: true,
  },
  'catalogue.price-of-the-region': {
    rule: "A product is shown where it has a price of the shop's region; the other may be absent.",
    built: true,
  },
  'catalogue.rights-refetch-products': {
    rule: "What is shown of products is fetched anew when the user's right to buy changes, and stays in sight meanwhile.",
    built: true,
  },
  'catalogue.pack-shot-without-photo': {
    rule: 'A product without photos shows a drawn picture of its pack.',
    built: true,
  },
  'catalogue.popular-kept-a-day': { rule: 'Popular products are cached for 24 hours per language.', built: true },
  'catalogue.failed-list-can-be-retried': {
    rule: 'A list that cannot be fetched keeps its filters, says why, and can be asked for again.',
    built: true,
  },
} satisfies Requirements<'catalogue'>
