import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { personName } from '#contract/person-name.ts'
import type { Practice } from '#areas/practice/contract/practice.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import { STORE_ICONS } from '#areas/practice/contract/store.ts'

import { pageOf } from '../pages/place.ts'
import type { Place } from '../pages/place.ts'

export interface Asked {
  language: LanguageCode
  shopName: string
  /** False on other pages that only name the practice. */
  isPage: boolean
}

export interface PracticeContext extends Asked {
  practice: Practice | null
  /** The reason why the practice could not be fetched. */
  problem: Problem | null
}

export const noPractice = (): PracticeContext => ({
  language: DEFAULT_LANGUAGE,
  shopName: '',
  isPage: true,
  practice: null,
  problem: null,
})

/** The practice that a place shows, or names in its query; undefined where it does neither. */
export function practiceIn(place: Place): Asked | undefined {
  const own = pageOf(place)?.parameters['shopName']
  const shopName = own ?? place.query['practice']
  return shopName === undefined ? undefined : { language: place.language, shopName, isPage: own !== undefined }
}

const ICONS: ReadonlySet<string> = new Set(STORE_ICONS)

/** Names of icons on a page that the shop has not (error.unknown-icon-is-logged). */
export function unknownIcons(result: CallResult<Pick<Practice, 'services'>>): readonly string[] {
  return result.ok ? result.value.services.map(({ icon }) => icon).filter((icon) => !ICONS.has(icon)) : []
}

/** A practitioner's own name. */
export const nameOf = ({ practitioner }: Pick<Practice, 'practitioner'>, language: LanguageCode): string =>
  personName(practitioner, language)

/** The name of a practice; its practitioner's where it has none. */
export const practiceName = (practice: Pick<Practice, 'practitioner'>, language: LanguageCode): string =>
  practice.practitioner.practice_name === '' ? nameOf(practice, language) : practice.practitioner.practice_name
