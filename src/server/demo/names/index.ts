import type { LanguageCode } from '#contract/languages.ts'

import type { OptionNames } from '../options.ts'
import { NAMES as de } from './de.ts'
import { NAMES as dk } from './dk.ts'
import { NAMES as es } from './es.ts'
import { NAMES as fr } from './fr.ts'
import { NAMES as hu } from './hu.ts'
import { NAMES as it } from './it.ts'
import { NAMES as jp } from './jp.ts'
import { NAMES as nl } from './nl.ts'
import { NAMES as pt } from './pt.ts'
import { NAMES as ro } from './ro.ts'
import { NAMES as zhTW } from './zh-TW.ts'
import { NAMES as zh_tw } from './zh_tw.ts'

const BY_LANGUAGE: Readonly<Record<Exclude<LanguageCode, 'en'>, OptionNames>> = {
  de,
  dk,
  es,
  fr,
  hu,
  it,
  jp,
  nl,
  pt,
  ro,
  'zh-TW': zhTW,
  zh_tw,
}

export function namesIn(language: Exclude<LanguageCode, 'en'>): OptionNames {
  return BY_LANGUAGE[language]
}
