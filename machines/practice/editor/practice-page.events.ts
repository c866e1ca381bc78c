import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'
import type { Store } from '#areas/practice/contract/store.ts'

import type { Place } from '../../pages/place.ts'
import type { UploadFact } from '../../upload/upload.events.ts'

import type { PackageWritten, ServiceWritten } from './entries/entry-forms.machine.ts'
import type { EntryFact, EntryUndo } from './entries/entries.setup.ts'
import type { PracticeNameFact } from './practice-name.machine.ts'
import type { WordsSaved } from './saved-words.ts'
import type { Section } from './sections.ts'

export type Look = Pick<Store, 'type' | 'theme'>

export interface PracticePageContext {
  language: LanguageCode
  userId: number | null
  /** The packages whose pictures have an actor. */
  pictures: readonly number[]
  /** The section that the address names; null on pages without the editor. */
  section: Section | null
  /** When the user last came back to this tab, in ms since 1970; 0 until then. */
  returnedAt: number
  /** The page as it is kept. */
  store: Store | null
  /** Type and theme as they were chosen last. */
  look: Look
  /** Those that are being saved. */
  sent: Look | null
  /** When each section was saved last on this visit, in ms since 1970. */
  savedAt: Readonly<Partial<Record<Section, number>>>
  problem: Problem | null
}

export type PracticePageEvent =
  | { type: 'practice.entered'; place: Place }
  /** The owner of the page, who may be known only after it was opened. */
  | { type: 'person.known'; userId: number }
  | { type: 'page.retry' }
  /** The user is back at this tab, or the connection is. */
  | { type: 'page.returned'; at: number }
  | { type: 'look.choose'; look: Partial<Look> }
  | { type: 'page.make' }
  /** A deleted entry, or changes that came to nothing, are wanted again. */
  | EntryUndo
  | ChildFact

/** An entry was written. */
export type EntryWritten =
  | { type: 'form.sent'; form: 'serviceForm'; sent: ServiceWritten }
  | { type: 'form.sent'; form: 'packageForm'; sent: PackageWritten }

export type PracticeNotice = Extract<EntryFact, { type: 'notice.raised' }>

export type ChildFact = WordsSaved | EntryWritten | PracticeNameFact | UploadFact | EntryFact
