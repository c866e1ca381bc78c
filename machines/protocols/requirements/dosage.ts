import type { Requirements } from '../../requirements/requirement.ts'

export const dosage = {
  'dosage.is-data':
    'A dosage has amount and unit, times of day, food, days, from, until and steps. It replaces neither quantity nor note, and a line may have none.',
  'dosage.typed-is-understood':
    'A dosage is typed as one writes it, as 1-0-1 or 2 capsules at bedtime, in the words of the page’s language or English, and how it is understood shows while it is typed.',
  'dosage.unknown-stays-text':
    'What is not understood as a whole is no dosage: it stays in its field as it was typed, says so, and can be put into the note.',
  'dosage.set-where-it-stands':
    'A dosage is edited in its line, saved on blur or Enter if it has changed, and an empty field takes it away.',
  'dosage.label-gives-the-default':
    'A product that is added is taken as its label has it, one serving a day, where the label can be read.',
  'dosage.own-default-by-product':
    'A dosage that the practitioner has chosen for a product before comes before that of its label, without its days from and until.',
  'dosage.shown-to-who-takes-it':
    'The client reads the dosage in words at each product, on screen and in print, beside the note.',
} satisfies Requirements<'dosage'>
