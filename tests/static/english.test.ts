import { expect, test } from 'vitest'

import { namespacesOf, readTexts } from './locales.ts'

/** Texts whose wording the law gives. */
const AS_GIVEN = new Set([
  'common:footer.note',
  'pages:terms.sections.3.text.1', // 'You must not'
])

const texts = namespacesOf('en').flatMap((name) =>
  Object.entries(readTexts('en', name)).map(([key, text]) => [`${name}:${key}`, text] as const),
)

const against = (rule: RegExp) => texts.filter(([key, text]) => !AS_GIVEN.has(key) && rule.test(text))

test.each([
  ['an expanded not', /\b(?:do|does|did|is|are|was|were|has|have|had|will|would|can|could|should|must) ?not\b/i],
  [
    'an expanded pronoun',
    /\b(?:I am|(?:you|we|they) (?:are|will) \w+(?:ed|ing)|(?:it|that|there) is (?:an?|the|not)|we have \w+ed)\b/i,
  ],
  ['an e-mail', /e-mail/i],
  [
    'a thing that could not be done by nobody',
    /\b[Cc]ould(?:n’t| not) be (?:loaded|saved|sent|changed|created|deleted|found|reached)\b(?!\. Reloading)/,
  ],
  ['a straight apostrophe or quote', /['"]/],
])('English has no text with %s', (_, rule) => {
  expect(against(rule)).toEqual([])
})

test('an English mail begins each of its sentences with a capital', () => {
  const mails = texts.filter(([key]) => /^server:mail\w+Body$/.test(key))
  expect(mails.length).toBeGreaterThan(10)
  expect(mails.filter(([, text]) => /\n\n\p{Ll}/u.test(text))).toEqual([])
})
