import * as v from 'valibot'

import { PRACTITIONERS } from './access.ts'
import { defineCall } from './call.ts'
import { description, image, name, note, slug } from './rules.ts'
import { message, position, shopNameText } from './wire.ts'

/** Store types and themes (practice.made-with-type-and-theme). */
export const STORE_TYPES = ['practice', 'clinic', 'online'] as const
export const STORE_THEMES = ['linden', 'sage', 'clay'] as const
export const storeType = v.picklist(STORE_TYPES)
export const storeTheme = v.picklist(STORE_THEMES)

/** A public name, as it stands in `/practice/{shopName}`. */
export const shopName = slug

/** A heading with its text. */
const heading = v.object({ title: v.string(), description: v.string() })
export const headingBody = v.object({ title: name, description })

/** When the practice is open on a day of the week, 1 Monday to 7 Sunday, as HH:MM in the store's time zone. */
export const openingHours = v.pipe(
  v.array(
    v.object({
      day: v.picklist([1, 2, 3, 4, 5, 6, 7]),
      opens: v.pipe(v.string(), v.isoTime()),
      closes: v.pipe(v.string(), v.isoTime()),
    }),
  ),
  v.maxLength(28),
)

/**
 * A service of the practice (practice.services-are-kept). `icon` names one of the shop's icons
 * (error.unknown-icon-is-logged).
 */
export const storeService = v.object({
  id: v.number(),
  name: v.string(),
  description: v.string(),
  icon: v.string(),
  order: v.number(),
})
export type StoreService = v.InferOutput<typeof storeService>

export const packageFeature = v.object({ feature_id: v.number(), text: v.string() })

/** A package of the practice (practice.packages-are-kept). */
export const storePackage = v.object({
  id: v.number(),
  name: v.string(),
  description: v.string(),
  image: v.nullable(v.string()),
  order: v.number(),
  features: v.array(packageFeature),
})
export type StorePackage = v.InferOutput<typeof storePackage>

/** A practitioner's shop page (practice.parts-of-the-page). Images are addresses from the shop's root. */
export const store = v.object({
  shop_name: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  type: storeType,
  theme: storeTheme,
  header: heading,
  about: heading,
  message: v.string(),
  services_header: heading,
  services: v.array(storeService),
  contact: v.object({ description: v.string() }),
  hours: v.object({ opening_hours: openingHours, timezone: v.nullable(v.string()) }),
  approach: v.object({
    title: v.string(),
    description: v.string(),
    image: v.nullable(v.string()),
    style_image: v.nullable(v.string()),
  }),
  packages: v.array(storePackage),
})
export type Store = v.InferOutput<typeof store>

export const getStore = defineCall({
  id: 'getStore',
  method: 'GET',
  path: '/v2/account/store',
  summary: 'The own shop page; 404 until it is made',
  access: PRACTITIONERS,
  response: store,
  refusals: [401, 403, 404],
})

export const createStore = defineCall({
  id: 'createStore',
  method: 'POST',
  path: '/v2/account/store',
  summary: 'Make the own shop page',
  access: PRACTITIONERS,
  body: v.object({ type: storeType, theme: storeTheme }),
  response: store,
  refusals: [400, 401, 403, 409],
})

export const updateStore = defineCall({
  id: 'updateStore',
  method: 'PUT',
  path: '/v2/account/store',
  summary: 'Change shop name, logo, type or theme; what is not sent stays',
  access: PRACTITIONERS,
  bodyType: 'either',
  body: v.partial(v.object({ name: shopName, logo: image, type: storeType, theme: storeTheme })),
  response: store,
  refusals: [400, 401, 403, 404, 409, 413, 415],
})

export const checkStoreName = defineCall({
  id: 'checkStoreName',
  method: 'GET',
  path: '/v2/account/store/availability',
  summary: 'Whether a shop name is free or already the own',
  access: PRACTITIONERS,
  query: v.object({ name: shopNameText }),
  response: v.object({ available: v.boolean() }),
  refusals: [400, 401, 403],
})

/** What the writes of single parts have in common. */
export const write = { access: PRACTITIONERS, response: message, refusals: [400, 401, 403, 404] } as const
/** What the uploads of one picture have in common. */
export const upload = {
  access: PRACTITIONERS,
  bodyType: 'form',
  body: v.object({ image }),
  response: v.object({ image: v.string() }),
  refusals: [400, 401, 403, 404, 413, 415],
} as const

/** The entries of a reorder: the new position, counted from 1 (practice.reorder-counts-from-one). */
export const reorder = v.object({ order: position })

export const updateStoreHeader = defineCall({
  id: 'updateStoreHeader',
  method: 'PUT',
  path: '/v2/account/store/header',
  summary: 'Change the header',
  body: headingBody,
  ...write,
})

export const updateStoreAbout = defineCall({
  id: 'updateStoreAbout',
  method: 'PUT',
  path: '/v2/account/store/about',
  summary: 'Change the part about the practice',
  body: headingBody,
  ...write,
})

export const updateStoreMessage = defineCall({
  id: 'updateStoreMessage',
  method: 'PUT',
  path: '/v2/account/store/message',
  summary: 'Change the message to visitors',
  body: v.object({ message: note }),
  ...write,
})

export const updateStoreApproach = defineCall({
  id: 'updateStoreApproach',
  method: 'PUT',
  path: '/v2/account/store/approach',
  summary: 'Change the words of the approach',
  body: headingBody,
  ...write,
})

export const uploadApproachImage = defineCall({
  id: 'uploadApproachImage',
  method: 'PUT',
  path: '/v2/account/store/approach/image',
  summary: 'Set the first picture of the approach',
  ...upload,
})

export const uploadApproachStyleImage = defineCall({
  id: 'uploadApproachStyleImage',
  method: 'PUT',
  path: '/v2/account/store/approach-style/image',
  summary: 'Set the second picture of the approach',
  ...upload,
})

export const updateStoreContact = defineCall({
  id: 'updateStoreContact',
  method: 'PUT',
  path: '/v2/account/store/contact',
  summary: 'Change how to get in touch',
  body: v.object({ description }),
  ...write,
})

export const updateStoreHours = defineCall({
  id: 'updateStoreHours',
  method: 'PUT',
  path: '/v2/account/store/hours',
  summary: 'Change opening hours and their IANA time zone',
  body: v.object({ opening_hours: openingHours, timezone: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)) }),
  ...write,
})
