import type { Requirements } from '../../requirements/requirement.ts'

export const filters = {
  'filters.eight-groups':
    'Products are filtered by categories, health goals, brands, delivery forms, whom they suit, what they are free from, availability and zero waste.',
  'filters.alternatives-within-a-group':
    'Options of one group are alternatives, groups add up, and a category also matches everything below it.',
  'filters.add-writes-the-group':
    "Adding an option appends it to its group and writes the group's ids, joined by commas, to the parameter named after the group.",
  'filters.empty-group-leaves-the-address':
    'Removing an option takes its id out, and the parameter goes with the last option of its group.',
  'filters.reset-empties-all': 'Resetting the filters empties every group.',
  'filters.address-names-options':
    'Ids in an address become options of their groups, looked up in the loaded options including nested ones; unknown groups and ids are ignored.',
  'filters.availability-is-one-or-two':
    'Availability knows 1 Available and 2 Unavailable only; their names carry the number of products in brackets once it is known.',
  'filters.zero-waste-is-one': 'Zero waste has a single option with id 1.',
  'filters.options-carry-counts':
    'Each option carries the number of products that it would give with all other groups applied and its own group not; without filters that is the plain total.',
  'filters.counts-are-of-products': 'Counts beside options count products, not variants, and are always shown.',
  'filters.groups-stay-as-left':
    'A group that was opened, closed, searched or shown at full length is so again on the way back from another page.',
  'filters.pressed-options-stay-in-sight':
    'An option that was pressed stays in sight of its group, chosen or not, and so does what is chosen.',
  'filters.empty-result-names-one-filter':
    'An empty result names the one filter whose removal helps most and how many products that would bring.',
  'filters.failures-are-logged-only':
    'A filter or order that cannot be added, removed or set goes to the log and changes nothing.',
} satisfies Requirements<'filters'>

declare module '../../requirements/index.ts' {
  interface Rules {
    filters: typeof filters
  }
}
