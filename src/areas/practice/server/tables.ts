import type { GeneratedAlways, JSONColumnType } from 'kysely'

import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import type { GivenTimestamp, NullableTimestamp } from '#server/database/columns.ts'

export interface PracticeTables {
  practice_picture: PracticePictureTable
  practice_name: PracticeNameTable
  practice: PracticeTable
  practice_words: PracticeWordsTable
  practice_service: PracticeServiceTable
  practice_package: PracticePackageTable
  package_feature: PackageFeatureTable
}

declare module '#server/database/schema.ts' {
  interface Schema extends PracticeTables {}
}

interface PracticePictureTable {
  /** 32 hex digits that the names of its files are made of. */
  name: string
  /** Null once the account is deleted. */
  user_id: number | null
  /** Width in pixels of the largest file. */
  width: number
  height: number
  /** Null until measured. */
  ground: 'none' | 'light' | 'dark' | null
  unused_since: NullableTimestamp
}

interface PracticeNameTable {
  name: string
  user_id: number
}

interface PracticeTable {
  user_id: number
  shop_name: string | null
  type: Store['type']
  theme: Store['theme']
  language_id: number
  opening_hours: JSONColumnType<OpeningSpan[], string | undefined>
  timezone: string | null
  logo: string | null
  approach_image: string | null
  style_image: string | null
  changed_at: GivenTimestamp
}

/** Parts of a page that hold texts of their own. */
export type PracticePart = 'header' | 'about' | 'message' | 'services' | 'contact' | 'approach'

interface PracticeWordsTable {
  user_id: number
  part: PracticePart
  title: string
  text: string
  language_id: number
}

interface PracticeServiceTable {
  service_id: GeneratedAlways<number>
  user_id: number
  place: number
  name: string
  description: string
  icon: string
  language_id: number
  deleted_at: NullableTimestamp
}

interface PracticePackageTable {
  package_id: GeneratedAlways<number>
  user_id: number
  place: number
  name: string
  description: string
  image: string | null
  language_id: number
  deleted_at: NullableTimestamp
}

interface PackageFeatureTable {
  feature_id: GeneratedAlways<number>
  package_id: number
  text: string
  language_id: number
}
