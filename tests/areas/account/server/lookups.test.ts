import { expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { lookups } from '#areas/account/server/lookups.ts'
import { loadMessages } from '#server/texts/messages.ts'

import { testApp } from '#tests/server/http/support/app.ts'

const messages = loadMessages('public/locales')

it.each(LANGUAGE_CODES)(
  '%s has titles of 17 professions, 8 levels and 4 kinds of organisation, no two alike (registration.seventeen-professions, registration.eight-levels, registration.four-organisations, registration.lookups-speak-the-language)',
  (language) => {
    const lists = Object.values(lookups(language, messages))
    expect(lists.map((list) => list.length)).toEqual([17, 8, 4])
    for (const list of lists) {
      expect(list.map(({ id }) => id)).toEqual(list.map((_, place) => place + 1))
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
    }
  },
)

it('they begin and end as they must (registration.seventeen-professions, registration.eight-levels)', async () => {
  const response = await testApp().app.request('/api/v2/account/lookups?language_code=en')
  const found = (await response.json()) as ReturnType<typeof lookups>
  expect(found.health_professions.map(({ title }) => title)).toMatchObject({ 0: 'Nutritional therapist', 16: 'Other' })
  expect(found.expertise_levels.map(({ title }) => title)).toMatchObject({ 0: 'Student practitioner', 7: 'Other' })
  expect(found.organisation_types.map(({ title }) => title)).toEqual([
    'Own practice',
    '2 to 9 practitioners',
    '10 or more practitioners',
    'Other',
  ])
})
