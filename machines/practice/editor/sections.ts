import type { Store } from '#areas/practice/contract/store.ts'

import { isPage } from '../../pages/place.ts'
import type { Place } from '../../pages/place.ts'

/** Sections of the editor, in their order. */
export const SECTIONS = [
  'name',
  'look',
  'header',
  'about',
  'message',
  'services',
  'approach',
  'packages',
  'hours',
  'contact',
  'preview',
] as const
export type Section = (typeof SECTIONS)[number]

/** The parts that a complete page has; its type and theme are there from the start. */
export const PARTS = SECTIONS.filter((section) => section !== 'look' && section !== 'preview')

/** The section that a place of the editor names; null on other pages. */
export const sectionIn = (place: Pick<Place, 'path' | 'query'>): Section | null =>
  isPage(place, 'practiceEditor') ? (SECTIONS.find((section) => section === place.query['part']) ?? 'name') : null

const has = ({ title, description }: { readonly title: string; readonly description: string }) =>
  title !== '' || description !== ''

const DONE: Readonly<Record<Section, (store: Store) => boolean>> = {
  name: ({ shop_name }) => shop_name !== null,
  look: () => true,
  header: ({ header }) => has(header),
  about: ({ about }) => has(about),
  message: ({ message }) => message.message !== '',
  services: ({ services, services_header }) => services.length > 0 || has(services_header),
  approach: ({ approach }) => has(approach),
  packages: ({ packages }) => packages.length > 0,
  hours: ({ hours }) => hours.opening_hours.length > 0,
  contact: ({ contact }) => contact.description !== '',
  preview: () => true,
}

/** A part counts as done once it has words, or an entry (practice.done-parts-are-counted). */
export const isDone = (store: Store, section: Section): boolean => DONE[section](store)

export const doneParts = (store: Store): readonly Section[] => PARTS.filter((part) => isDone(store, part))
