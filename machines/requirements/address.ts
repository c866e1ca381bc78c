import type { Requirements } from './requirement.ts'

export const address = {
  'address.has-language-prefix': { rule: 'Every page lives below a language code, as in /en/products.', built: true },
  'address.missing-language-is-added': {
    rule: 'An address without a language gets the remembered one put in front, in one redirect that keeps query and hash and leaves no step back.',
    built: true,
  },
  'address.unsupported-language-is-replaced': {
    rule: 'A first segment shaped like a language code (xx, xx-YY or xx_yy) that the shop does not speak gives way to the remembered language.',
    built: true,
  },
  'address.any-letter-case-is-taken': {
    rule: 'Language codes and paths are taken in any letter case and led to the one spelling that the shop writes.',
    built: true,
  },
  'address.technical-paths-have-no-language': {
    rule: 'Calls, text files, pictures, built assets, the outbox, robots.txt, sitemaps, icons and the manifest live outside the language prefix.',
    built: true,
  },
  'address.files-end-without-slash': {
    rule: 'A file is at one address: its name with a slash behind it leads to it by one permanent redirect.',
    built: true,
  },
  'address.any-encoding-is-drawn': {
    rule: "A page is drawn whatever the encoding of its address: foreign parameters are not judged, and malformed ones of the shop's own are left out.",
    built: true,
  },
  'address.one-plain-path': {
    rule: 'Doubled slashes and escaped letters in a path are led to its plain spelling in one redirect, never to another host.',
    built: true,
  },
  'address.listing-query-parameters': {
    rule: 'The listing reads categories, health_goals, brands, delivery_form, suitable_for, free_from, availability and zero_waste as comma-separated ids, and order_by, order and order_name.',
    built: true,
  },
  'address.query-is-written-plainly': {
    rule: 'Lists stand in the address as plain ids with commas, categories=3,17, not as quoted JSON.',
    built: true,
  },
  'address.search-query-parameters': {
    rule: 'The address of search results holds query, page and per_page, and the chosen filters under the names that the listing uses.',
    built: true,
  },
  'address.replaced-in-place': {
    rule: 'Filters, order and search words replace the query of the address in place and add no entry to the history.',
    built: true,
  },
  'address.browsing-paths': {
    rule: 'The shop is browsed at /, /products, /products/{slug}, /search-results, /cart and /wishlist.',
    built: true,
  },
  'address.entry-paths': {
    rule: 'The ways in are /login, /forgot-password, /reset-password/{token}, /activate/{token}, /multipass/{token}, /onboarding/register-as, /onboarding/register/practitioner, /onboarding/register/client and /onboarding/success.',
    built: true,
  },
  'address.general-paths': {
    rule: 'Plain pages are /about, /practitioners, /contact, /shipping, /privacy, /terms and /imprint.',
    built: true,
  },
  'address.unknown-page-is-not-found': {
    rule: 'Any other address shows a not-found page with a way on, and answers 404.',
    built: true,
  },
  'address.checkout-paths': {
    rule: 'Checkout is at /checkout, its confirmation at /checkout/complete/{orderId} and the invoice to print at /checkout/invoice/{orderId}.',
    built: true,
  },
  'address.practitioner-paths': {
    rule: "Below /account/practitioner, the practitioner's home, are folders, protocols, protocols/{protocolId}, clients, clients/invite, clients/import, clients/{clientId}, commission, commission/payouts/{payoutId}, orders, orders/own, orders/{orderId}, orders/own/{orderId}, shop and profile.",
    built: true,
  },
  'address.client-paths': {
    rule: "Below /account/client, the client's home, are protocols, protocols/{protocolId}, orders, orders/{orderId} and profile.",
    built: true,
  },
  'address.admin-paths': {
    rule: "Below /account/admin, the admin's home, are practitioners, orders, orders/{orderId}, commission, accounts, import and profile.",
    built: true,
  },
  'address.practice-path': { rule: "A practitioner's public page is at /practice/{shopName}.", built: true },
  'address.new-page-starts-at-its-top': {
    rule: 'A new path scrolls to the top of the page, smoothly, or at once where the user prefers reduced motion.',
    built: true,
  },
  'address.filter-change-keeps-scroll': { rule: 'Replacing only the query does not scroll the page.', built: true },
  'address.page-is-that-of-the-address': {
    rule: 'What is shown is what the address names, in whatever order answers come, also where a user goes back or on while the page is being taken up.',
    built: true,
  },
  'address.back-restores-the-place': {
    rule: 'Back and forward bring back the place and the focus on every page, and in a list also the loaded pages and the card that was left.',
    built: true,
  },
  'address.history-holds-no-products': {
    rule: 'An entry of the history keeps how many pages were loaded, an anchor and an offset, never products.',
    built: true,
  },
  'address.old-shop-redirects-once': {
    rule: 'An address of the previous shop leads to its page of today by one permanent redirect, tried before the language rule, with query and hash kept.',
    built: true,
  },
  'address.old-shop-map-is-exact': {
    rule: 'Old addresses are listed one by one, since a slug of today may end in a number as well.',
    built: true,
  },
  'address.old-pages-have-new-homes': {
    rule: "The practitioners' information page leads to /practitioners, account/register to /onboarding/register-as, and products and collections with a numeric suffix to plain slugs.",
    built: true,
  },
  'address.old-listings-keep-usual-order': {
    rule: 'Old brand and category listings lead to /products with that id, order_by=id, order=desc and order_name=1.',
    built: true,
  },
  'address.old-targets-follow-the-catalogue': {
    rule: 'The targets of old addresses are named by slug, which is looked up in the catalogue as it is now.',
    built: true,
  },
  'address.demo-has-old-addresses': {
    rule: 'The demo has at least 5 old addresses each for products, collections, brands and categories.',
    built: true,
  },
  'address.links-know-old-addresses': {
    rule: 'A link inside the shop to an old address leads the same way as typing it.',
    built: true,
  },
  'address.search-engines-find-the-pages': {
    rule: 'robots.txt names the sitemaps, which hold every public page and every product once in each offered language.',
    built: true,
  },
} satisfies Requirements<'address'>
