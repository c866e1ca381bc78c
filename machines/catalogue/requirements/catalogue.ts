import type { Requirements } from '../../requirements/requirement.ts'

export const catalogue = {
  'catalogue.starts-empty': 'The listing begins without products, with zeros for all numbers and without filters.',
  'catalogue.twenty-six-a-page': 'A page of the listing has 26 products.',
  'catalogue.joins-loaded-pages':
    'The list shows the products of all loaded pages joined, with the numbers of the page that came last.',
  'catalogue.one-more-page-by-itself':
    "Near the end of the list one further page loads by itself; after that a button 'Load more' with 'n of m' does, so that the footer can be reached.",
  'catalogue.page-is-not-in-the-address': 'The page number of the listing stands in no address.',
  'catalogue.load-more-moves-the-focus': "After 'Load more' the focus is on the first new card.",
  'catalogue.changes-are-announced': 'Every change of the list is announced to assistive technology.',
  'catalogue.unconnected-pages-warn':
    'Asking for the next page while no pagination function is connected logs a warning and does nothing else.',
  'catalogue.waits-for-the-options':
    'The first fetch waits for the filter options, since the address names options by id.',
  'catalogue.past-the-end-is-empty': 'A page past the end is answered with an empty list and 200.',
  'catalogue.unknown-values-are-ignored':
    'Unknown option ids and order values, in an address or a call, are ignored with 200, not sent on, and leave the address at its next change.',
  'catalogue.malformed-values-are-refused':
    'Ids that are no list of numbers, a page outside 1 to 100,000 or a limit outside 1 to 100 are refused with 400.',
  'catalogue.list-answer-has-totals':
    'The answer of a list holds data, total_results, total_pages, current_page, limit, available_products and unavailable_products.',
  'catalogue.card-fields':
    'A product in lists has product_id, name, slug, brand, assets with thumbnails of 75, 125 and 250 pixels, variants, delivery_form, suitable_for, free_from, zero_waste and practitioner_only.',
  'catalogue.first-variant-is-the-cards':
    'The first variant of a product is the cheapest in stock, else the cheapest; its price is shown on the card and used for sorting.',
  'catalogue.card-mark-tells-apart':
    'A card marks zero waste alone: what most products are, such as vegan, stands on their pages and in the filters.',
  'catalogue.uncounted-stock':
    'A variant whose stock is not counted is in stock, is bounded by the most of one line, and orders neither lower nor return it.',
  'catalogue.price-of-the-region':
    "A product is shown where it has a price of the shop's region; the other may be absent.",
  'catalogue.rights-refetch-products':
    "What is shown of products is fetched anew when the user's right to buy changes, and stays in sight meanwhile.",
  'catalogue.pack-shot-without-photo': 'A product without photos shows a drawn picture of its pack.',
  'catalogue.popular-kept-a-day': 'Popular products are cached for 24 hours per language.',
  'catalogue.failed-list-can-be-retried':
    'A list that cannot be fetched keeps its filters, says why, and can be asked for again.',
} satisfies Requirements<'catalogue'>

declare module '../../requirements/index.ts' {
  interface Rules {
    catalogue: typeof catalogue
  }
}
