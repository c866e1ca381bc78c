import type { Requirements } from '../../requirements/requirement.ts'

export const search = {
  'search.three-characters-start-it':
    'A search starts at 3 characters or more, with one exception, the single character * that stands for everything.',
  'search.short-text-goes-back-to-focused':
    'With fewer than 3 characters, or none, the search bar is focused and drops the query from the address.',
  'search.star-lists-everything': 'The single character * lists everything and leaves the search bar focused.',
  'search.bar-has-three-states':
    'The search bar is not-showing, focused or searching; not-showing means that the suggestions are closed.',
  'search.field-shows-from-nine-hundred':
    'The search field is in sight from 900 pixels up and is a sheet over the page below.',
  'search.waits-after-the-last-key': 'Suggestions are asked for 200 ms after the last key.',
  'search.text-survives-results-and-products':
    'The typed text stays between the search results and the products and is forgotten on every other page, where the bar is not-showing again.',
  'search.enter-leads-to-results': 'Enter leads to the search results, whose address alone holds the query.',
  'search.twelve-a-page': 'Search results come 12 a page.',
  'search.name-and-ingredients-first': 'Where a search names no priorities, name and ingredients weigh most.',
  'search.spelling-does-not-hide':
    'Letters that cannot be seen, letter case, accents, wide or narrow forms, hiragana or katakana, and u for micro do not hide a product, a protocol or a client from a search.',
  'search.call-means-relevance':
    'A search call sends formatted=1, page, per_page, order_by=1 and order=desc with the priorities in its body; order_by=1 means relevance.',
  'search.filters-are-extra-parameters': 'Filters of a search are extra parameters named as in the listing.',
  'search.answer-has-facets':
    'A search answers current_page, per_page, total_found, total_pages, available_products, unavailable_products, hits and did_you_mean, and brands, unique_categories, unique_free_from, unique_ingredients and unique_suitable_for as {id, name, count}.',
  'search.formatted-marks-matches': 'With formatted=1 each hit carries its matched parts as a list of {text, match}.',
  'search.did-you-mean-finds-more': 'Other words are suggested only where they find more.',
  'search.exact-hit-means-itself':
    'A word that a product is named by is what was meant: no other is suggested beside it, unless two neighbouring letters are swapped.',
  'search.known-substance-is-named':
    'Where a search finds nothing and names a substance that the shop knows and no product holds, the page says so and shows products of its kind.',
  'search.cursor-walks-all-hits':
    'The cursor variant takes query, cursor and limit, gives every hit once and ends with null.',
  'search.failure-clears-and-logs':
    'A failed search clears the results, sets all numbers to 0, is only logged, and can be tried again.',
  'search.given-up-search-is-silent':
    'A search that a newer one replaces is aborted and says nothing, not even in the log.',
  'search.keeps-three-recent': 'The last 3 searches are kept on the device, newest first and each once.',
  'search.recent-belong-to-one-user': "Recent searches are stored with the user's id and never shown to another user.",
  'search.popular-before-typing': 'Popular products and recent searches show while too little is typed.',
  'search.popular-are-ordered-most':
    'Popular products are those in most orders of the last 90 days, cancelled ones left out, that everyone may buy and that are in stock; a choice that suits most people fills the list up to 12.',
  'search.empty-result-leads-on':
    'Without a result the page says whether words or filters are to blame and offers a way on.',
} satisfies Requirements<'search'>

declare module '../../requirements/index.ts' {
  interface Rules {
    search: typeof search
  }
}
