import type { Requirements } from '../../requirements/requirement.ts'

export const dosage = {
  'dosage.is-data':
    'A dosage is data: a unit, steps of days with the amounts of their times, with or without food, weekdays or every so many days, and a first and last day; whatever is read as one fits the schema.',
  'dosage.typed-is-understood':
    "A dosage is understood as people type it, such as '1-0-1' for breakfast, lunch and dinner, '2 caps bed' or '5 drops am', whatever the case, accents and dots, and so are the examples that the field suggests.",
  'dosage.unknown-words-give-nothing':
    'A text of which any part is unknown or leaves a doubt is no dosage: nothing is guessed.',
  'dosage.words-of-the-page-then-english':
    "A dosage is read in the page's language, or else in English, or else in both without the words to which the two give different meanings.",
  'dosage.reads-back-as-itself':
    'A dosage in words, of any language, is read as the same dosage when it is typed there.',
  'dosage.short-form':
    "A dosage of one step whose intakes are all at breakfast, lunch, dinner or bed has a short form such as '1-0-1'.",
  'dosage.label-gives-the-unit':
    "Where a typed dosage names no unit it counts in that of the product's label, or else in pieces.",
  'dosage.label-serving-is-certain':
    "A label's serving is read only where it is one amount of one unit; ranges, several servings, milligrams, heaped spoons and figures that contradict each other give none. A scoop or sachet beside a weight counts before it.",
  'dosage.days-follow-from-it':
    'What is taken on a day, the sum of a day, the average and the last day follow from a dosage; steps and each n-th day are counted from its first day.',
  'dosage.servings-need-one-unit':
    "A day's servings of a label are known only where the dosage has its unit, or both are millilitres or spoons, of 5 and 15 ml.",
  'dosage.unknown-stays-text':
    'What is not understood stays in its field as it was typed, says so, and can be put into the note.',
  'dosage.set-where-it-stands':
    'A dosage is edited in its line, shows while it is typed how it is understood, is saved on blur or Enter if it has changed, and an empty field takes it away. It replaces neither quantity nor note.',
  'dosage.form-beside-the-line':
    'A press beside the line opens a form with fields for unit, steps, times of day and own times, food, days, first and last day, filled with the dosage of the line; it shows the dosage in words, and saves, takes away or leaves it.',
  'dosage.form-names-what-is-wrong':
    'A form that is no dosage is not saved: each field that is wrong says how it would be right, and nothing that was typed is lost.',
  'dosage.label-gives-the-default':
    'A product that is added is taken as its label has it, one serving a day, where the label can be read.',
  'dosage.own-default-by-product':
    'The dosage that the practitioner chose last for a product comes before that of its label, without its days from and until.',
  'dosage.shown-to-who-takes-it':
    'The client reads the dosage in words at each product, on screen and in print, beside the note.',
  'dosage.plan-is-printed-where-asked':
    'Where it is asked for, the day’s plan is printed on a page of its own, in large letters with pictures and whom to ask.',
  'dosage.plan-by-time-of-day':
    'What is taken today stands in a plan by time of day, own times among the named ones and what has no time last; what rests today and what has no dosage is named below.',
  'dosage.plan-of-the-days-beside':
    'The plan of yesterday and that of tomorrow are one press away, and today’s one press back; it is printed for the day that is shown.',
  'dosage.plan-names-what-to-mind':
    'What the labels say to mind, warnings and allergens, stands at the end of the printed plan for each product that is taken, and behind a press on screen.',
} satisfies Requirements<'dosage'>

declare module '../../requirements/index.ts' {
  interface Rules {
    dosage: typeof dosage
  }
}
