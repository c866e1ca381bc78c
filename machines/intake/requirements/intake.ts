import type { Requirements } from '../../requirements/requirement.ts'

export const intake = {
  'intake.adds-up':
    "Daily amounts are added up by substance over all products, each in one unit, with every product's share. Adding a product never lowers a sum, and the order of the products does not matter.",
  'intake.figures-have-sources':
    'Reference values and highest intakes stand with their source and its year. A group for which the source sets none has none.',
  'intake.children-see-compared-figures':
    "A child's figure is shown only where it was compared with its source. Reference values are those of adults, so children have none, and infants are no group.",
  'intake.asks-a-doctor':
    'Where a figure is passed, and for children, in pregnancy and while breastfeeding, the sums say to ask a doctor or pharmacist. They forbid nothing and recommend nothing.',
  'intake.matches-known-names-only':
    'An ingredient is matched to a substance only where its whole name, or its first part and everything that qualifies it, is in a table of names in the languages of the shop. Anything else is unknown.',
  'intake.forms-decide':
    'A figure that holds for some forms counts only amounts whose form the label says; amounts without a form are named beside it.',
  'intake.converts-by-data':
    'Units and forms are converted by fixed factors. What has no factor, or would need a form that the label does not say, is unknown.',
  'intake.unknown-is-never-guessed':
    'What is not known is listed with its reason and is in no sum: names, missing amounts, units without a factor, amounts of a compound instead of its element, products whose daily servings nobody said. An amount that a label may say twice counts once.',
  'intake.pairs-taken-apart':
    'Substances that hinder each other are named where different products bring them at the same time of day, with the source.',
  'intake.shown-by-protocol':
    'A practitioner sees the daily amounts of a protocol on its page, for adults at first and for another group where they choose one, by the servings that follow from the dosages.',
  'intake.shown-by-client':
    "A practitioner sees on a protocol's page the daily amounts over all protocols that they share with one client, for the group that the client told.",
  'intake.counts-others-where-shared':
    'Daily amounts over all of one client also count what they have from protocols of other practitioners and, one serving of the label a day, from their orders of the last 90 days, only while the client lets this practitioner see it; it is off at first and ends at once. What is counted so is named.',
  'intake.amounts-are-printed-where-asked':
    'A practitioner prints the daily amounts of a protocol on a page of their own where they choose to.',
  'intake.group-as-the-client-told':
    'A client may tell the group whose figures stand beside daily amounts, as one of their preferences. Practitioners they are linked with see the figures for it when they add up all that the client has; for whoever told none they see those for adults, and that none was told.',
  'intake.shown-in-builder':
    'Beside the lines of the builder, and in the review of a share, one line says which substance passes its highest intake by most, or that none does; it leads to the amounts with their sources.',
  'intake.pair-is-moved-at-a-press':
    'In the builder a pair that hinders each other is taken apart by a press, which moves one of its products to another time of day.',
  'intake.matches-are-shown':
    'An admin sees every name of an ingredient in the catalogue with the substance that it counts as, finds names by their words and those without a match.',
  'intake.admin-corrects-matches':
    'An admin says what a name counts as, or that it is none of the substances, for labels of one language or of all. Corrections go before the table, those for one language before those for all, and are taken back.',
} satisfies Requirements<'intake'>

declare module '../../requirements/index.ts' {
  interface Rules {
    intake: typeof intake
  }
}
