import type { Requirements } from './requirement.ts'

export const country = {
  'country.cached-for-an-hour': 'The country is cached for 1 hour and looked at again every 2 minutes.',
  'country.stored-country-is-read-patiently': 'The stored country is read at most 20 times, 200 ms apart.',
  'country.notice-for-the-united-kingdom':
    'A notice shows to users whose cached country is GB, unless it was dismissed in the last hour.',
  'country.dismissal-is-kept-a-day':
    'A dismissal is stored for 24 hours, and the notice shows again once it is older than 1 hour.',
  'country.notice-links-to-the-other-shop': 'The notice leads to UK_SHOP_URL and has no link without one.',
  'country.uk-shop-has-no-notice': 'A shop of the region uk shows no notice.',
  'country.read-from-proxy-or-database':
    "The country comes from a trusted proxy's header if one is configured, else from a database of addresses; local callers get DEFAULT_COUNTRY, and anyone else none.",
} satisfies Requirements<'country'>
