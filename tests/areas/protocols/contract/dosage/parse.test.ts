import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'

import { TYPED, type Outline } from './support/typed.ts'

function outline(read: Dosage | null): Outline | null {
  if (!read) return null
  const { steps, unit, food, rhythm, from, until } = read
  return [
    ...steps.map(
      ({ days, intakes }) =>
        `${days ? `${days}d:` : ''}${intakes.map(({ at, amount }) => `${amount}@${at ?? '-'}`).join(' ')}`,
    ),
    unit,
    food,
    rhythm && ('every' in rhythm ? `every${rhythm.every}` : `on${rhythm.weekdays.join()}`),
    from && `>${from}`,
    until && `<${until}`,
  ]
    .filter(Boolean)
    .join(' ')
}

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it.each(TYPED[language])('“%s” is %s (dosage.typed-is-understood)', (text, meaning) => {
    expect(outline(parseDosage(text, language))).toBe(meaning)
    expect(outline(parseDosage(` ${text.toUpperCase()} `, language))).toBe(meaning)
  })

  it('has at least twelve typed forms', () => {
    expect(TYPED[language].length).toBeGreaterThanOrEqual(12)
  })

  it.each(['2 caps bed', '1 tablet every other day', '1 on Monday', '½ tablet at night with food'])(
    '“%s” is understood as in English (dosage.words-of-the-page-then-english)',
    (text) => {
      const english = parseDosage(text, 'en')
      expect(english).not.toBeNull()
      expect(parseDosage(text, language)).toEqual(english)
    },
  )
})

describe('what leaves a doubt gives nothing (dosage.unknown-words-give-nothing)', () => {
  it.each([
    ['', 'en'],
    ['breakfast', 'en'],
    ['2 capsules and', 'en'],
    ['1-2 capsules', 'en'],
    ['2 to 3 capsules', 'en'],
    ['1-1', 'en'],
    ['0-0-0', 'en'],
    ['200 mg at bedtime', 'en'],
    ['2 capsules or 1 tablet', 'en'],
    ['2 capsules 1 tablet', 'en'],
    ['3 times a week', 'en'],
    ['3x mon wed fri', 'en'],
    ['twice weekly', 'en'],
    ['1 every 8 hours', 'en'],
    ['1 capsule every 8h', 'en'],
    ['2 capsules daily at breakfast and dinner', 'en'],
    ['2 capsules daily mon wed fri', 'en'],
    ['3x daily at breakfast and dinner', 'en'],
    ['1 mon 2 tue', 'en'],
    ['1 with food for 7 days then 2', 'en'],
    ['1 daily for 7 days then 2 every other day', 'en'],
    ['1 with breakfast and 2 at bedtime', 'en'],
    ['1 for 7 days 2 for 14 days', 'en'],
    ['1 until 2026-12-07 then 2', 'en'],
    ['1 then 2', 'en'],
    ['1 from 2026-02-30', 'en'],
    ['1 from 2026-12-24 until 2026-12-01', 'en'],
    ['1 in 7 days', 'en'],
    ['1 as needed', 'en'],
    ['not 1 capsule', 'en'],
    ['1.000 drops', 'en'],
    ['1000 drops', 'en'],
    ['1 at 25:00', 'en'],
    ['1 breakfast 2 breakfast', 'en'],
    ['5 am', 'hu'],
    ['8 am', 'en'],
    ['1 dinner bed', 'en'],
    ['1 in the morning at 20:00', 'en'],
    ['1 morning evening 8:00', 'en'],
    ['alle 8 Stunden 1 Kapsel', 'de'],
    ['3x pro Woche', 'de'],
    ['1 toutes les 8 heures', 'fr'],
    ['1 gélule toutes les 8h', 'fr'],
    ['1 ogni 8 ore', 'it'],
    ['1 cada 8 h', 'es'],
    ['1 la 8 ore', 'ro'],
    ['om de 8 uur 1', 'nl'],
    ['1x3', 'dk'],
    ['8時間ごとに1錠', 'jp'],
    ['1日2回に分けて2粒', 'jp'],
    ['2日おきに1錠', 'jp'],
    ['每8小時1錠', 'zh-TW'],
  ] as const)('“%s” in %s', (text, language) => {
    expect(parseDosage(text, language)).toBeNull()
  })
})

describe('the unit', () => {
  it.each([
    ['1-0-1', 'capsule', 'capsule'],
    ['1-0-1 tabs', 'capsule', 'tablet'],
    ['2 pieces', 'capsule', 'capsule'],
    ['2 pieces', 'ml', 'piece'],
    ['2 bed', 'drop', 'drop'],
  ] as const)('of “%s” on a product in %s is %s (dosage.label-gives-the-unit)', (text, base, unit) => {
    expect(parseDosage(text, 'en', { unit: base })?.unit).toBe(unit)
  })

  it('is a piece where neither the text nor a product names one (dosage.label-gives-the-unit)', () => {
    expect(parseDosage('1-0-1', 'en')?.unit).toBe('piece')
  })
})

it('takes far less than a frame per key', () => {
  const text = '1 capsule at breakfast for 7 days, then 2 capsules at bedtime; with food, on Mon, Wed and Fri, blorp'
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now()
    expect(parseDosage(text, 'de')).toBeNull()
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(1)
})
