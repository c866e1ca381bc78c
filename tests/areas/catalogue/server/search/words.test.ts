import { describe, expect, it } from 'vitest'

import { fold } from '#contract/names.ts'
import { createDictionary } from '#areas/catalogue/server/search/dictionary.ts'
import { foldInPlace } from '#areas/catalogue/server/search/fold.ts'
import { furtherNames } from '#areas/catalogue/server/search/substances.ts'
import { wordsOfQuery, wordsOfText } from '#areas/catalogue/server/search/words.ts'

const forms = (text: string): string[] => wordsOfText(fold(text)).map(([form]) => form)
const typed = (query: string, known: readonly string[] = []): string[] =>
  wordsOfQuery(fold(query), (form) => known.includes(form)).map(({ text }) => text)

describe('folding', () => {
  it.each([
    ['Magnésium', 'magnesium'],
    ['AÇAÍ', 'acai'],
    ['Weißdorn', 'weissdorn'],
    ['Ærø', 'aero'],
    ['ｶﾞﾗｽ', 'ガラス'],
    ['Ｖｉｔａｍｉｎ', 'vitamin'],
    ['İ', 'i'],
  ])('takes %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('keeps the marks of Japanese, which make other letters', () => {
    expect(fold('グ')).not.toBe(fold('ク'))
  })

  it('knows where each letter stood, however it was written', () => {
    for (const text of ['Weißdorn', 'Cafe\u0301 au lait', 'Æble', 'ｶﾞﾗｽ', 'Gin\u00adkgo', 'か\u3099', '50 \u00b5g']) {
      const { text: folded, origins = [] } = foldInPlace(text)
      expect(folded).toBe(fold(text))
      expect(origins).toHaveLength(folded.length + 1)
      expect(origins.at(-1)).toBe(text.length)
    }
  })
})

describe('the words of a text', () => {
  it.each(['B12', 'B-12', 'B 12'])('hold b12 for %s', (text) => {
    expect(forms(text)).toContain('b12')
  })
  it.each(["St. John's Wort", 'St John’s Wort', 'st johns wort'])('hold johns for %s', (text) => {
    expect(forms(text)).toContain('johns')
  })
  it.each(['500mg', '500 mg', '500 MG'])('are a number and a unit for %s', (text) => {
    expect(forms(text)).toEqual(['500', 'mg'])
  })
  it('take the comma of thousands out', () => {
    expect(forms('1,000 mg')).toEqual(forms('1000 mg'))
  })
  it('are single letters and pairs in Japanese and Chinese', () => {
    expect(forms('亜鉛錠')).toEqual(['亜', '鉛', '錠', '亜鉛', '鉛錠'])
  })
  it('do not run from one writing into another', () => {
    expect(forms('ビタミンC')).toEqual(['ビ', 'タ', 'ミ', 'ン', 'ビタ', 'タミ', 'ミン', 'c'])
  })
  it('stand in the place where they are written', () => {
    expect(wordsOfText('co-q10 100mg').map(([form, place]) => [form, place])).toEqual([
      ['coq10', 0],
      ['co', 0],
      ['q', 1],
      ['10', 2],
      ['100', 3],
      ['mg', 4],
    ])
  })
})

describe('the words of a query', () => {
  it('are taken together where that is known, else apart', () => {
    expect(typed('b-12', ['b12'])).toEqual(['b12'])
    expect(typed('b-12')).toEqual(['b', '12'])
    expect(typed('vitamin d 3', ['d3'])).toEqual(['vitamin', 'd3'])
    expect(typed('zinc 15', ['zinc15'])).toEqual(['zinc', '15'])
  })
  it('are one with their apostrophe where only the other number is known', () => {
    expect(typed('women’s', ['women'])).toEqual(['womens'])
    expect(typed('omega-3s', ['omega3'])).toEqual(['omega3s'])
    expect(typed('men’s', ['men'])).toEqual(['mens'])
  })
  it('leave out small words beside others, and only there', () => {
    expect(typed('aceite de pescado')).toEqual(['aceite', 'pescado'])
    expect(typed('with')).toEqual(['with'])
  })
  it('are pairs in Japanese and Chinese, a single letter alone', () => {
    expect(typed('亜鉛錠')).toEqual(['亜鉛', '鉛錠'])
    expect(typed('鎂')).toEqual(['鎂'])
  })
})

describe('further names', () => {
  it('let a form of a mineral be found by what practitioners call it', () => {
    const named = furtherNames(wordsOfText(fold('Magnesium bisglycinate'))).map(([form]) => form)
    expect(named).toEqual(expect.arrayContaining(typed('glycinate')))
  })
  it.each(['5-HTP', '5-htp', '5HTP', '5 htp'])('make %s find what another label calls otherwise', (query) => {
    for (const label of ['L-5-Hydroxytryptophan', 'Griffonia simplicifolia seed extract', '5HTP 100 mg']) {
      const words = wordsOfText(fold(label))
      const all = [...words, ...furtherNames(words)].map(([form]) => form)
      expect(all).toEqual(expect.arrayContaining(typed(query, all)))
    }
  })
})

describe('near words', () => {
  const dictionary = createDictionary(['b12', 'b6', 'calcium', 'iron', 'magnesium', 'zinc', '亜鉛'])
  const near = (word: string, unfinished = false) =>
    dictionary.near(word, unfinished).map(({ word: number, errors }) => [dictionary.words[number], errors])

  it.each([
    ['calcuim', 'a swap', 1],
    ['clcium', 'a letter missing', 1],
    ['calccium', 'a letter too many', 1],
    ['kalcium', 'a wrong letter', 1],
  ])('forgive %s, %s', (word, _what, errors) => {
    expect(near(word)).toEqual([['calcium', errors]])
  })
  it('forgive two errors in a long word and none in a short one', () => {
    expect(near('magneisun')).toEqual([['magnesium', 2]])
    expect(near('kalzium')).toEqual([])
    expect(near('ion')).toEqual([])
  })
  it('forgive an error in the beginning of a word', () => {
    expect(near('magneis', true)).toEqual([['magnesium', 1]])
    expect(near('magneis')).toEqual([])
  })
  it('take no number for another', () => {
    expect(near('b16')).toEqual([])
  })
  it('find words by their beginning in any writing', () => {
    expect(dictionary.words.slice(...dictionary.startingWith('b'))).toEqual(['b12', 'b6'])
    expect(dictionary.words.slice(...dictionary.startingWith('亜'))).toEqual(['亜鉛'])
  })
})
