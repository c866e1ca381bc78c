/** The target of an address of the old shop; brands, categories and products by slug. */
export type LegacyTarget =
  | { readonly page: `/${string}` }
  | { readonly product: string }
  | { readonly brand: string }
  | { readonly category: string }

/**
 * The addresses of the shop before this one, below the language prefix, and where each lives now
 * (address.old-shop-redirects-once, address.old-pages-have-new-homes, address.demo-has-old-addresses). Each is meant
 * exactly as it stands: `-3` may end a slug of today as well (address.old-shop-map-is-exact). A shop that had other
 * addresses puts them here. Only the server knows the ids of brands and categories, so it leads on from
 * all of them.
 */
export const LEGACY_ADDRESSES: Readonly<Record<string, LegacyTarget>> = {
  '/pages/practitioners-information': { page: '/practitioners' },
  '/account/register': { page: '/onboarding/register-as' },

  '/products/lindwurz-magnesium-citrate-1042': { product: 'lindwurz-magnesium-citrate' },
  '/products/tidewrack-gentle-iron-1107': { product: 'tidewrack-gentle-iron' },
  '/products/juniperloft-folate-1215': { product: 'juniperloft-folate' },
  '/products/botanik-neun-saffron-1318': { product: 'botanik-neun-saffron' },
  '/products/tavorelle-rhodiola-rosea-1326': { product: 'tavorelle-rhodiola-rosea' },
  '/products/marenorte-vegan-omega-3-1433': { product: 'marenorte-vegan-omega-3' },

  '/collections/verdanzo-vitamin-d3-2': { product: 'verdanzo-vitamin-d3' },
  '/collections/juniperloft-valerian-drops-3': { product: 'juniperloft-valerian-drops' },
  '/collections/cinderfield-l-glutamine-2': { product: 'cinderfield-l-glutamine' },
  '/collections/casa-olmeda-daily-multivitamin-4': { product: 'casa-olmeda-daily-multivitamin' },
  '/collections/botanik-neun-milk-thistle-2': { product: 'botanik-neun-milk-thistle' },

  '/brands/alderhay': { brand: 'alderhay' },
  '/brands/casa-olmeda': { brand: 'casa-olmeda' },
  '/brands/ferrowen': { brand: 'ferrowen' },
  '/brands/juniperloft': { brand: 'juniperloft' },
  '/brands/oat-emberly': { brand: 'oat-and-emberly' },

  '/categories/vitamins': { category: 'vitamins' },
  '/categories/minerals': { category: 'minerals' },
  '/categories/herbs': { category: 'herbs-and-botanicals' },
  '/categories/omega-3': { category: 'omega-3' },
  '/categories/cultures': { category: 'bacterial-cultures' },
}

/** Undefined for a path that the old shop did not have. `path` is below the language prefix. */
export function legacyTarget(path: string): LegacyTarget | undefined {
  return Object.hasOwn(LEGACY_ADDRESSES, path) ? LEGACY_ADDRESSES[path] : undefined
}
