import type { Requirements } from './requirement.ts'

export const country = {
  'country.cached-for-an-hour': {
    rule: 'The country is cached for 1 hour and looked at again every 2 minutes.',
    built: true,
  },
  'country.stored-country-is-read-patiently': {
    rule: 'The stored country is read at most 20 times, 200 ms apart.',
    built: true,
  },
  'country.notice-for-the-united-kingdom': {
    rule: 'A notice shows to users whose cached country is GB, unless it was dismissed in the last hour.',
    built: true,
  },
  'country.dismissal-is-kept-a-day': {
    rule: 'A dismissal is stored for 24 hours, and the notice shows again once it is older than 1 hour.',
    built: true,
  },
  'country.notice-links-to-the-other-shop': {
    rule: 'The notice leads to UK_SHOP_URL and has no link without one.',
    built: true,
  },
  'country.uk-shop-has-no-notice': { rule: 'A shop of the region uk shows no notice.', built: true },
  'country.read-from-proxy-or-database': {
    rule: "The country comes from a trusted proxy's header if one is configured, else from a database of addresses; local callers get DEFAULT_COUNTRY, and anyone else none.",
    built: true,
  },
} satisfies Requirements<'country'>
