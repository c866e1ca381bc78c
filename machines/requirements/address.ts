import type { Requirements } from './requirement.ts'

export const address = {
  'address.has-language-prefix': 'Every page lives below a language code, as in /en/products.',
  'address.missing-language-is-added':
    'An address without a language gets the remembered one put in front, in one redirect that keeps query and hash and leaves no step back.',
  'address.unsupported-language-is-replaced':
    'A first segment shaped like a language code (xx, xx-YY or xx_yy) that the shop does not speak gives way to the remembered language.',
  'address.any-letter-case-is-taken':
    'Language codes and paths are taken in any letter case and led to the one spelling that the shop writes.',
  'address.technical-paths-have-no-language':
    'Calls, text files, pictures, built assets, the outbox, robots.txt, sitemaps, icons and the manifest live outside the language prefix.',
  'address.files-end-without-slash':
    'A file is at one address: its name with a slash behind it leads to it by one permanent redirect.',
  'address.any-encoding-is-drawn':
    "A page is drawn whatever the encoding of its address: foreign parameters are not judged, and malformed ones of the shop's own are left out.",
  'address.one-plain-path':
    'Doubled slashes and escaped letters in a path are led to its plain spelling in one redirect, never to another host.',
  'address.listing-query-parameters':
    'The listing reads categories, health_goals, brands, delivery_form, suitable_for, free_from, availability and zero_waste as comma-separated ids, and order_by, order and order_name.',
  'address.query-is-written-plainly':
    'Lists stand in the address as plain ids with commas, categories=3,17, not as quoted JSON.',
  'address.search-query-parameters':
    'The address of search results holds query, page and per_page, and the chosen filters under the names that the listing uses.',
  'address.replaced-in-place':
    'Filters, order and search words replace the query of the address in place and add no entry to the history.',
  'address.browsing-paths':
    'The shop is browsed at /, /products, /products/{slug}, /search-results, /cart and /wishlist.',
  'address.entry-paths':
    'The ways in are /login, /forgot-password, /reset-password/{token}, /activate/{token}, /multipass/{token}, /onboarding/register-as, /onboarding/register/practitioner, /onboarding/register/client and /onboarding/success.',
  'address.general-paths':
    'Plain pages are /about, /practitioners, /contact, /shipping, /privacy, /terms and /imprint.',
  'address.unknown-page-is-not-found': 'Any other address shows a not-found page with a way on, and answers 404.',
  'address.checkout-paths':
    'Checkout is at /checkout, its confirmation at /checkout/complete/{orderId} and the invoice to print at /checkout/invoice/{orderId}.',
  'address.practitioner-paths':
    "Below /account/practitioner, the practitioner's home, are folders, protocols, protocols/{protocolId}, clients, clients/invite, clients/import, clients/{clientId}, commission, commission/bank, commission/payouts/{payoutId}, orders, orders/own, orders/{orderId}, orders/own/{orderId}, shop and profile.",
  'address.client-paths':
    "Below /account/client, the client's home, are protocols, protocols/{protocolId}, orders, orders/{orderId} and profile.",
  'address.admin-paths':
    "Below /account/admin, the admin's home, are practitioners, orders, orders/{orderId}, returns, returns/{returnId}, commission, commission/correction, accounts, products, products/{productId}, ingredients, import and profile.",
  'address.practice-path': "A practitioner's public page is at /practice/{shopName}.",
  'address.new-page-starts-at-its-top':
    'A new path scrolls to the top of the page, smoothly, or at once where the user prefers reduced motion.',
  'address.filter-change-keeps-scroll': 'Replacing only the query does not scroll the page.',
  'address.page-is-that-of-the-address':
    'What is shown is what the address names, in whatever order answers come, also where a user goes back or on while the page is being taken up.',
  'address.back-restores-the-place':
    'Back and forward bring back the place and the focus on every page, and in a list also the loaded pages and the card that was left.',
  'address.history-holds-no-products':
    'An entry of the history keeps how many pages were loaded, an anchor and an offset, never products.',
  'address.old-shop-redirects-once':
    'An address of the previous shop leads to its page of today by one permanent redirect, tried before the language rule, with query and hash kept.',
  'address.old-shop-map-is-exact':
    'Old addresses are listed one by one, since a slug of today may end in a number as well.',
  'address.old-pages-have-new-homes':
    "The practitioners' information page leads to /practitioners, account/register to /onboarding/register-as, and products and collections with a numeric suffix to plain slugs.",
  'address.old-listings-keep-usual-order':
    'Old brand and category listings lead to /products with that id, order_by=id, order=desc and order_name=1.',
  'address.old-targets-follow-the-catalogue':
    'The targets of old addresses are named by slug, which is looked up in the catalogue as it is now.',
  'address.demo-has-old-addresses':
    'The demo has at least 5 old addresses each for products, collections, brands and categories.',
  'address.links-know-old-addresses': 'A link inside the shop to an old address leads the same way as typing it.',
  'address.search-engines-find-the-pages':
    'robots.txt names the sitemaps, which hold every public page and every product once in each offered language.',
} satisfies Requirements<'address'>
