import { describe, expect, it } from 'vitest'

import { searchNames } from '#contract/names.ts'

const finds = (query: string, name: string): boolean => searchNames(query)(name)

describe('a search in names', () => {
  it.each([
    ["lion's", 'Lion’s mane'],
    ['lion’s mane', "Lion's mane"],
    ['lions mane', 'Lion’s mane'],
    ['lion´s', 'Lion‘s Mane'],
    ['omega 3', 'Omega-3'],
    ['omega3', 'Omega-3'],
    ['omega-3', 'Omega 3'],
    ['OMEGA‑3', 'Omega3'],
    ['b 12', 'Vitamin B12'],
    ['vitamin b-12', 'Vitamin B12'],
    ['coq10', 'Co-Q10'],
    ['mane lion', 'Lion’s mane'],
    ['oil fish', 'Fish oil'],
    ['st johns', 'St. John’s wort'],
    ['  fish   oil ', 'Fish oil'],
    ['huile', "L'huile de poisson"],
    ['bjork', 'Björk'],
    ['bjork', 'Bjo\u0308rk'],
    ['smorrebrod', 'Smørrebrød'],
    ['weissdorn', 'Weißdorn'],
    ['oko', 'Ökö Kft.'],
    ['amor', 'Ámor'],
    ['merisor', 'Merișor'],
    ['açai', 'Acaí'],
    ['nfl', 'Sunflower'],
    ['オメガ-3', 'オメガ３'],
    ['オメガ', 'フィッシュ・オメガ'],
    ['魚 油', '魚油'],
    ['おめが', 'オメガ'],
    ['オメガ', 'おめが'],
    ['ｵﾒｶﾞ', 'おめが'],
    ['ＯＭＥＧＡ３', 'Omega-3'],
    ['500ug', 'Folate 500 \u00b5g'],
    ['ug', 'Folate 500 \u03bcg'],
    ['\u00b5g', 'Folate 500 ug'],
    ['ginkgo', 'Gin\u00adkgo biloba'],
    ['inkgo', 'Gin\u00adkgo biloba'],
    ['gin\u200bkgo', 'Ginkgo biloba'],
    ['gin\u200d\u200ckgo', 'Gin\u2060kgo\ufeff biloba'],
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true)
  })

  it.each([
    ['omega 6', 'Omega-3'],
    ['inc', 'Vitamin C'],
    ['fish liver', 'Fish oil'],
    ['グ', 'ク'],
    ['ぐ', 'ク'],
    ['lionsmanes', 'Lion’s mane'],
  ])('%s does not find %s', (query, name) => {
    expect(finds(query, name)).toBe(false)
  })
})
