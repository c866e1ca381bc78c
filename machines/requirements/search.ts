import type { Requirements } from './requirement.ts'

export const search = {
  'search.three-characters-start-it': {
    rule: 'A search starts at 3 characters or more, with one exception, the single character * that stands for everything.',
    built: true,
  },
  'search.short-text-goes-back-to-focused': {
    rule: 'With fewer than 3 characters, or none, the search bar is focused and drops the query from the address.',
    built: true,
  },
  'search.star-lists-everything': {
    rule: 'The single character * lists everything and leaves the search bar focused.',
    built: true,
  },
  'search.bar-has-three-states': {
    rule: 'The search bar is not-showing, focused or searching; not-showing means that the suggestions are closed.',
    built: true,
  },
  'search.field-shows-from-nine-hundred': {
    rule: 'The search field is in sight from 900 pixels up and is a sheet over the page below.',
    built: true,
  },
  'search.waits-after-the-last-key': { rule: 'Suggestions are asked for 200 ms after the last key.', built: true },
  'search.text-survives-results-and-products': {
    rule: 'The typed text stays between the search results and the products and is forgotten on every other page, where the bar is not-showing again.',
    built: true,
  },
  'search.enter-leads-to-results': {
    rule: 'Enter leads to the search results, whose address alone holds the query.',
    built: true,
  },
  'search.twelve-a-page': { rule: 'Search results come 12 a page.', built: true },
  'search.name-and-ingredients-first': {
    rule: 'Where a search names no priorities, name and ingredients weigh most.',
    built: true,
  },
  'search.spelling-does-not-hide': {
    rule: 'Letters that cannot be seen, letter case, accents, wide or narrow forms, hiragana or katakana, and u for micro do not hide a product, a protocol or a client from a search.',
    built: true,
  },
  'search.call-means-relevance': {
    rule: 'A search call sends formatted=1, page, per_page, order_by=1 and order=desc with the priorities in its body; order_by=1 means relevance.',
    built: true,
  },
  'search.filters-are-extra-parameters': {
    rule: 'Filters of a search are extra parameters named as in the listing.',
    built: true,
  },
  'search.answer-has-facets': {
    rule: 'A search answers current_page, per_page, total_found, total_pages, available_products, unavailable_products, hits and did_you_mean, and brands, unique_categories, unique_free_from, unique_ingredients and unique_suitable_for as {id, name, count}.',
    built: true,
  },
  'search.formatted-marks-matches': {
    rule: 'With formatted=1 each hit carries its matched parts as a list of {text, match}.',
    built: true,
  },
  'search.did-you-mean-finds-more': { rule: 'Other words are suggested only where they find more.', built: true },
  'search.exact-hit-means-itself': {
    rule: 'A word that a product is named by is what was meant: no other is suggested beside it, unless two neighbouring letters are swapped.',
    built: true,
  },
  'search.known-substance-is-named': {
    rule: 'Where a search finds nothing and names a substance that the shop knows and no product holds, the page says so and shows products of its kind.',
    built: true,
  },
  'search.cursor-walks-all-hits': {
    rule: 'The cursor variant takes query, cursor and limit, gives every hit once and ends with null.',
    built: true,
  },
  'search.failure-clears-and-logs': {
    rule: 'A failed search clears the results, sets all numbers to 0, is only logged, and can be tried again.',
    built: true,
  },
  'search.given-up-search-is-silent': {
    rule: 'A search that a newer one replaces is aborted and says nothing, not even in the log.',
    built: true,
  },
  'search.keeps-three-recent': {
    rule: 'The last 3 searches are kept on the device, newest first and each once.',
    built: true,
  },
  'search.recent-belong-to-one-user': {
    rule: "Recent searches are stored with the user's id and never shown to another user.",
    built: true,
  },
  'search.popular-before-typing': {
    rule: 'Popular products and recent searches show while too little is typed.',
    built: true,
  },
  'search.popular-are-ordered-most': {
    rule: 'Popular products are those in most orders of the last 90 days, cancelled ones left out, that everyone may buy and that are in stock; a choice that suits most people fills the list up to 12.',
    built: true,
  },
  'search.empty-result-leads-on': {
    rule: 'Without a result the page says whether words or filters are to blame and offers a way on.',
    built: true,
  },
} satisfies Requirements<'search'>
