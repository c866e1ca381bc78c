import type { Requirements } from './requirement.ts'

export const filters = {
  'filters.eight-groups': {
    rule: 'Products are filtered by categories, health goals, brands, delivery forms, whom they suit, what they are free from, availability and zero waste.',
    built: true,
  },
  'filters.alternatives-within-a-group': {
    rule: 'Options of one group are alternatives, groups add up, and a category also matches everything below it.',
    built: true,
  },
  'filters.add-writes-the-group': {
    rule: "Adding an option appends it to its group and writes the group's ids, joined by commas, to the parameter named after the group.",
    built: true,
  },
  'filters.empty-group-leaves-the-address': {
    rule: 'Removing an option takes its id out, and the parameter goes with the last option of its group.',
    built: true,
  },
  'filters.reset-empties-all': { rule: 'Resetting the filters empties every group.', built: true },
  'filters.address-names-options': {
    rule: 'Ids in an address become options of their groups, looked up in the loaded options including nested ones; unknown groups and ids are ignored.',
    built: true,
  },
  'filters.availability-is-one-or-two': {
    rule: 'Availability knows 1 Available and 2 Unavailable only; their names carry the number of products in brackets once it is known.',
    built: true,
  },
  'filters.zero-waste-is-one': { rule: 'Zero waste has a single option with id 1.', built: true },
  'filters.options-carry-counts': {
    rule: 'Each option carries the number of products that it would give with all other groups applied and its own group not; without filters that is the plain total.',
    built: true,
  },
  'filters.counts-are-of-products': {
    rule: 'Counts beside options count products, not variants, and are always shown.',
    built: true,
  },
  'filters.empty-result-names-one-filter': {
    rule: 'An empty result names the one filter whose removal helps most and how many products that would bring.',
    built: true,
  },
  'filters.failures-are-logged-only': {
    rule: 'A filter or order that cannot be added, removed or set goes to the log and changes nothing.',
    built: true,
  },
} satisfies Requirements<'filters'>
