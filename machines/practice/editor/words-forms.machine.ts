/** The forms of a practice page's words, one for each part that is saved by itself. */
import type { ActorRefFrom } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { RuleText } from '#contract/rules.ts'
import { updateServicesHeader } from '#areas/practice/contract/store-services.ts'
import {
  updateStoreAbout,
  updateStoreApproach,
  updateStoreContact,
  updateStoreHeader,
  updateStoreHours,
  updateStoreMessage,
} from '#areas/practice/contract/store.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'
import type { BodyOf } from '../../form/form.ts'

import { brokenTexts } from './broken-texts.ts'

/** Words as they were saved. `at`: ms since 1970. `language`: that in which they are kept. */
export interface Saved<Body> {
  readonly at: number
  readonly language: LanguageCode
  readonly body: Body
}

const HEADING = { title: '', description: '' }

export const storeHeaderForm = formOf(updateStoreHeader.body, { empty: HEADING })
export const storeAboutForm = formOf(updateStoreAbout.body, { empty: HEADING })
export const storeMessageForm = formOf(updateStoreMessage.body, { empty: { message: '' } })
export const servicesHeaderForm = formOf(updateServicesHeader.body, { empty: HEADING })
export const storeApproachForm = formOf(updateStoreApproach.body, { empty: HEADING })
export const storeContactForm = formOf(updateStoreContact.body, { empty: { description: '' } })

export interface Hours {
  readonly opening_hours: readonly { readonly day: number; readonly opens: string; readonly closes: string }[]
  readonly timezone: string
}

/** A browser's field of time has no 24:00: midnight at the end of a day is 00:00 there. */
const asSent = ({ opening_hours, timezone }: Hours) => ({
  opening_hours: opening_hours.map((span) => ({ ...span, closes: span.closes === '00:00' ? '24:00' : span.closes })),
  timezone,
})

/** The error of a span as a whole stands at one of its times. */
const SPAN = /^opening_hours\.\d+$/

export const storeHoursForm = {
  empty: { opening_hours: [], timezone: '' } as Hours,
  check: (values: Hours): Readonly<Record<string, RuleText>> =>
    Object.fromEntries(
      Object.entries(brokenTexts(updateStoreHours.body, asSent(values))).map(([field, rule]) => [
        SPAN.test(field) ? `${field}.${rule.endsWith('order') ? 'closes' : 'opens'}` : field,
        rule,
      ]),
    ),
  body: asSent,
}

export const storeHeaderMachine = createFormMachine<typeof storeHeaderForm, Saved<BodyOf<typeof storeHeaderForm>>>(
  'storeHeader',
  storeHeaderForm,
)
export const storeAboutMachine = createFormMachine<typeof storeAboutForm, Saved<BodyOf<typeof storeAboutForm>>>(
  'storeAbout',
  storeAboutForm,
)
export const storeMessageMachine = createFormMachine<typeof storeMessageForm, Saved<BodyOf<typeof storeMessageForm>>>(
  'storeMessage',
  storeMessageForm,
)
export const servicesHeaderMachine = createFormMachine<
  typeof servicesHeaderForm,
  Saved<BodyOf<typeof servicesHeaderForm>>
>('servicesHeader', servicesHeaderForm)
export const storeApproachMachine = createFormMachine<
  typeof storeApproachForm,
  Saved<BodyOf<typeof storeApproachForm>>
>('storeApproach', storeApproachForm)
export const storeContactMachine = createFormMachine<typeof storeContactForm, Saved<BodyOf<typeof storeContactForm>>>(
  'storeContact',
  storeContactForm,
)
export const storeHoursMachine = createFormMachine<typeof storeHoursForm, Saved<BodyOf<typeof storeHoursForm>>>(
  'storeHours',
  storeHoursForm,
)

export type StoreHeaderRef = ActorRefFrom<typeof storeHeaderMachine>
export type StoreAboutRef = ActorRefFrom<typeof storeAboutMachine>
export type StoreMessageRef = ActorRefFrom<typeof storeMessageMachine>
export type ServicesHeaderRef = ActorRefFrom<typeof servicesHeaderMachine>
export type StoreApproachRef = ActorRefFrom<typeof storeApproachMachine>
export type StoreContactRef = ActorRefFrom<typeof storeContactMachine>
export type StoreHoursRef = ActorRefFrom<typeof storeHoursMachine>
