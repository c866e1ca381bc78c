import { describe, expect, it } from 'vitest'

import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import { parseDosage } from '#areas/protocols/contract/dosage/parse.ts'
import { dosageShort, dosageText } from '#areas/protocols/contract/dosage/wording.ts'

import { wordsIn } from './support/words.ts'

const TYPED = '2 caps at breakfast and 1 at bedtime with food mo we fr for 14 days'

const said = (text: string, language: LanguageCode) => {
  const read = parseDosage(text, 'en')
  return read && dosageText(read, wordsIn(language))
}

describe('a dosage in words (dosage.reads-back-as-itself)', () => {
  it.each([
    ['en', '2 capsules at breakfast and 1 at bedtime, with food, on Mon, Wed, and Fri, for 14 days'],
    ['de', '2 Kapseln morgens und 1 vor dem Schlafengehen, zu einer Mahlzeit, Mo, Mi und Fr, 14 Tage lang'],
    ['fr', '2 gélules le matin et 1 au coucher, avec un repas, le lun., mer. et ven., pendant 14 jours'],
    ['es', '2 cápsulas en el desayuno y 1 al acostarse, con alimentos, lun, mié y vie, durante 14 días'],
    ['ro', '2 capsule dimineața și 1 la culcare, în timpul mesei, lun., mie. și vin., timp de 14 zile'],
    ['jp', '朝食時に2カプセル、就寝前に1カプセル、食事と一緒に、月、水、金曜日、14日間'],
    ['zh-TW', '早餐時 2 粒膠囊和睡前 1 粒膠囊，隨餐，週一、週三和週五，持續 14 天'],
  ] as const)('in %s is “%s”', (language, text) => {
    expect(said(TYPED, language)).toBe(text)
  })

  it.each([
    ['½ tab bed', '½ tablet at bedtime'],
    ['1½ tabs bed', '1½ tablets at bedtime'],
    ['2.5 ml 07:30', '2.5 ml at 07:30'],
    ['3 drops', '3 drops a day'],
    ['1 cap for 1 day then 2 every 2 days', null],
    ['1 cap for 1 day then 2; with food', '1 capsule a day for 1 day, then 2 capsules a day; with food'],
    ['1 cap from 2026-12-01 until 2026-12-24', '1 capsule a day, from Dec 1, 2026, until Dec 24, 2026'],
  ])('“%s” is “%s”', (typed, text) => {
    expect(said(typed, 'en')).toBe(text)
  })

  it.each([
    ['20 caps bed', '20 de capsule la culcare'],
    ['2 caps bed', '2 capsule la culcare'],
    ['1 cap bed', '1 capsulă la culcare'],
  ])('counts in Romanian: “%s” is “%s”', (typed, text) => {
    expect(said(typed, 'ro')).toBe(text)
  })
})

describe('a dosage in short (dosage.short-form)', () => {
  it.each([
    ['1-0-1', '1-0-1'],
    ['½-0-1.5', '½-0-1½'],
    ['1 breakfast 2 bed', '1-0-0-2'],
    ['2x daily with food', '1-0-1'],
    ['1 rising', null],
    ['2 capsules', null],
    ['1 at 08:00', null],
    ['1-0-1 for 7 days then 1-1-1', null],
  ])('“%s” is “%s”', (typed, short) => {
    const read = parseDosage(typed, 'en')
    expect(read && dosageShort(read, wordsIn('en'))).toBe(short)
  })
})

const OR: Readonly<Record<LanguageCode, string>> = {
  en: ' or ',
  de: ' oder ',
  dk: ' eller ',
  es: ' o ',
  fr: ' ou ',
  hu: ' vagy ',
  it: ' o ',
  jp: '、または',
  nl: ' of ',
  pt: ' ou ',
  ro: ' sau ',
  'zh-TW': ' 或',
  zh_tw: ' 或',
}

describe.each(LANGUAGE_CODES)('what the field suggests in %s (dosage.typed-is-understood)', (language) => {
  const { t } = wordsIn(language)
  const hinted = t('hint').split(OR[language])
  const quoted = [...t('notUnderstood').matchAll(/[“„«»「‘]\s*([^“”„«»「」‘’]+?)\s*[”“«»」’]/gu)].map(
    ([, text = '']) => text,
  )

  it('are two examples in the hint and two in the message', () => {
    expect([hinted.length, quoted.length]).toEqual([2, 2])
  })

  it.each([...hinted, ...quoted])('“%s” is understood', (example) => {
    expect(parseDosage(example, language)).not.toBeNull()
  })
})
