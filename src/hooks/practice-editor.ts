import { useSelector } from '@xstate/react'
import type { ActorRef, Snapshot } from 'xstate'

import type { EntriesRef } from '#machines/practice-editor/entries/entries.machine.ts'
import type { PackageFormRef, ServiceFormRef } from '#machines/practice-editor/entries/entry-forms.machine.ts'
import type { PracticeNameRef } from '#machines/practice-editor/practice-name.machine.ts'
import type { PracticePageRef } from '#machines/practice-editor/practice-page.machine.ts'
import type {
  ServicesHeaderRef,
  StoreAboutRef,
  StoreApproachRef,
  StoreContactRef,
  StoreHeaderRef,
  StoreHoursRef,
  StoreMessageRef,
} from '#machines/practice-editor/words-forms.machine.ts'
import type { FileGiven } from '#machines/upload/file-given.ts'
import type { PictureRef } from '#machines/upload/picture.machine.ts'

interface Children {
  readonly practiceName: PracticeNameRef
  readonly storeHeader: StoreHeaderRef
  readonly storeAbout: StoreAboutRef
  readonly storeMessage: StoreMessageRef
  readonly servicesHeader: ServicesHeaderRef
  readonly storeApproach: StoreApproachRef
  readonly storeContact: StoreContactRef
  readonly storeHours: StoreHoursRef
  readonly storeServices: EntriesRef
  readonly storePackages: EntriesRef
  readonly serviceForm: ServiceFormRef
  readonly packageForm: PackageFormRef
  readonly storeLogo: PictureRef
  readonly approachPicture: PictureRef
  readonly approachStylePicture: PictureRef
  readonly keepFiles: ActorRef<Snapshot<unknown>, FileGiven>
}
export type EditorChild = keyof Children

/** An actor below the editor; undefined until the page is there. */
export function useEditorChild<Name extends EditorChild>(
  editor: PracticePageRef,
  name: Name,
): Children[Name] | undefined {
  return useSelector(editor, ({ children }) => children[name] as Children[Name] | undefined)
}

/** The actor of a package's picture; undefined until the package is made and its form was opened. */
export function usePackagePicture(editor: PracticePageRef, slot: string): PictureRef | undefined {
  return useSelector(
    editor,
    ({ children }) => (children as Readonly<Record<string, unknown>>)[slot] as PictureRef | undefined,
  )
}
