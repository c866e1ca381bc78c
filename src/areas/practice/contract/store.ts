import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { openingHours, openingSpan, timeZone } from './opening-hours.ts'
import { description, image, name, note } from '#contract/rules.ts'
import { shopName } from './store-name.ts'
import { message, position } from '#contract/wire.ts'

/** Store types and themes (practice.made-with-type-and-theme). */
export const STORE_TYPES = ['practice', 'clinic', 'online'] as const
export const STORE_THEMES = ['linden', 'sage', 'clay'] as const
export const storeType = v.picklist(STORE_TYPES)
export const storeTheme = v.picklist(STORE_THEMES)

/** The icons a service can have, by Lucide's names. */
export const STORE_ICONS = [
  'leaf',
  'heart',
  'apple',
  'salad',
  'brain',
  'moon',
  'sun',
  'droplets',
  'flower-2',
  'sparkles',
  'activity',
  'dumbbell',
  'bone',
  'baby',
  'stethoscope',
  'message-circle',
] as const
export type StoreIcon = (typeof STORE_ICONS)[number]

/**
 * An uploaded picture: WebP files within 250, 500, 1000 and, as `image_url`, 1600 pixels, by addresses from the shop's
 * root. None is enlarged. `width` and `height` are those of the largest. `ground`: the ground that one needs which
 * lets it through (practice.pictures-stand-out).
 */
export const picture = v.object({
  thumbnails: v.object({ 250: v.string(), 500: v.string(), 1000: v.string() }),
  image_url: v.string(),
  width: v.number(),
  height: v.number(),
  ground: v.optional(v.picklist(['light', 'dark'])),
})
export type Picture = v.InferOutput<typeof picture>

/** The language in which words were written: the `language_code` of the call that saved them (practice.words-keep-their-language). */
const written = { language: v.picklist(LANGUAGE_CODES) }

/** A heading with its text. */
const heading = v.object({ title: v.string(), description: v.string(), ...written })
export const headingBody = v.object({ title: name, description })

/**
 * A service of the practice (practice.services-are-kept). `icon` names one of the shop's icons
 * (error.unknown-icon-is-logged). `order` counts from 1.
 */
export const storeService = v.object({
  id: v.number(),
  name: v.string(),
  description: v.string(),
  icon: v.string(),
  order: v.number(),
  ...written,
})
export type StoreService = v.InferOutput<typeof storeService>

export const packageFeature = v.object({ feature_id: v.number(), text: v.string(), ...written })

/** A package of the practice (practice.packages-are-kept). The name may be empty. `language` is that of name and description. */
export const storePackage = v.object({
  id: v.number(),
  name: v.string(),
  description: v.string(),
  image: v.nullable(picture),
  order: v.number(),
  features: v.array(packageFeature),
  ...written,
})
export type StorePackage = v.InferOutput<typeof storePackage>

/** A practitioner's shop page (practice.parts-of-the-page). */
export const store = v.object({
  shop_name: v.nullable(v.string()),
  /** Named, and its practitioner approved; until then only its owner sees it (practice.public-once-approved-and-named). */
  public: v.boolean(),
  logo: v.nullable(picture),
  type: storeType,
  theme: storeTheme,
  header: heading,
  about: heading,
  message: v.object({ message: v.string(), ...written }),
  services_header: heading,
  services: v.array(storeService),
  contact: v.object({ description: v.string(), ...written }),
  /** Spans by day and time. */
  hours: v.object({ opening_hours: v.array(openingSpan), timezone: v.nullable(v.string()) }),
  approach: v.object({ ...heading.entries, image: v.nullable(picture), style_image: v.nullable(picture) }),
  packages: v.array(storePackage),
})
export type Store = v.InferOutput<typeof store>

/** Common to the writes of single parts. */
export const write = { access: PRACTITIONERS, response: message, refusals: [400, 401, 403, 404] } as const
/** Common to the uploads of one picture; they count against UPLOADS_AN_HOUR. */
export const upload = {
  access: PRACTITIONERS,
  bodyType: 'form',
  body: v.object({ image }),
  response: v.object({ image: picture }),
  refusals: [400, 401, 403, 404, 413, 415],
} as const

/** Common to the removals of one picture (practice.pictures-can-be-removed). One that is not there makes no difference. */
export const removal = { access: PRACTITIONERS, response: message, refusals: [401, 403, 404] } as const

/** The body of a reorder: the new position, counted from 1 (practice.reorder-counts-from-one). */
export const reorder = v.object({ order: position })

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
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

/** As JSON, or as a form, which can carry the logo (practice.name-and-logo). */
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

export const removeStoreLogo = defineCall({
  id: 'removeStoreLogo',
  method: 'DELETE',
  path: '/v2/account/store/logo',
  summary: 'Take the logo away; one that is not there makes no difference',
  ...removal,
})

export const checkStoreName = defineCall({
  id: 'checkStoreName',
  method: 'GET',
  path: '/v2/account/store/availability',
  summary: 'Whether a shop name is free or already the own, also as an earlier name; a reserved one is refused',
  access: PRACTITIONERS,
  query: v.object({ name: shopName }),
  response: v.object({ available: v.boolean() }),
  refusals: [400, 401, 403],
})

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

/** The approach has two pictures, each at a path of its own (practice.approach-has-two-pictures). */
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

export const removeApproachImage = defineCall({
  id: 'removeApproachImage',
  method: 'DELETE',
  path: '/v2/account/store/approach/image',
  summary: 'Take the first picture of the approach away',
  ...removal,
})

export const removeApproachStyleImage = defineCall({
  id: 'removeApproachStyleImage',
  method: 'DELETE',
  path: '/v2/account/store/approach-style/image',
  summary: 'Take the second picture of the approach away',
  ...removal,
})

/** Contact is one text, hours are spans with their zone (practice.contact-and-hours). */
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
  body: v.object({ opening_hours: openingHours, timezone: timeZone }),
  ...write,
})
