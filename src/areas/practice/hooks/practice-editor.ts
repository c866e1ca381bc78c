import { useSelector } from '@xstate/react'
import type { ActorRef, Snapshot } from 'xstate'

import type { Store } from '#areas/practice/contract/store.ts'
import type { EntriesRef } from '#machines/practice/editor/entries/entries.machine.ts'
import type { PackageFormRef, ServiceFormRef } from '#machines/practice/editor/entries/entry-forms.machine.ts'
import type { PagePreviewRef } from '#machines/practice/editor/page-preview.machine.ts'
import type { PracticeNameRef } from '#machines/practice/editor/practice-name.machine.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'
import type {
  ServicesHeaderRef,
  StoreAboutRef,
  StoreApproachRef,
  StoreContactRef,
  StoreHeaderRef,
  StoreHoursRef,
  StoreMessageRef,
} from '#machines/practice/editor/words-forms.machine.ts'
import type { WordsTyped } from '#machines/practice/editor/saved-words.ts'
import type { Section } from '#machines/practice/editor/sections.ts'
import { unsavedSections } from '#machines/practice/editor/unsaved.ts'
import type { FileGiven } from '#machines/upload/file-given.ts'
import type { PictureRef } from '#machines/upload/picture.machine.ts'

interface Children {
  readonly practiceName: PracticeNameRef
  readonly pagePreview: PagePreviewRef
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
  readonly storeFiles: ActorRef<Snapshot<unknown>, FileGiven>
}
export type EditorChild = keyof Children

/** An actor below the editor; undefined until the page is there. */
export function useEditorChild<Name extends EditorChild>(
  editor: PracticePageRef,
  name: Name,
): Children[Name] | undefined {
  return useSelector(editor, ({ children }) => children[name] as Children[Name] | undefined)
}

/** The values of the forms of words; a form that isn't there yet is left out. */
export function useTypedWords(editor: PracticePageRef): Partial<WordsTyped> {
  const values = (form: { readonly context: { readonly values: unknown } } | undefined) => form?.context.values
  const typed = {
    storeHeader: useSelector(useEditorChild(editor, 'storeHeader'), values),
    storeAbout: useSelector(useEditorChild(editor, 'storeAbout'), values),
    storeMessage: useSelector(useEditorChild(editor, 'storeMessage'), values),
    servicesHeader: useSelector(useEditorChild(editor, 'servicesHeader'), values),
    storeApproach: useSelector(useEditorChild(editor, 'storeApproach'), values),
    storeContact: useSelector(useEditorChild(editor, 'storeContact'), values),
    storeHours: useSelector(useEditorChild(editor, 'storeHours'), values),
  }
  return typed as Partial<WordsTyped>
}

/** The sections that hold words which the page has not. */
export function useUnsaved(editor: PracticePageRef, store: Store): readonly Section[] {
  const typed = useTypedWords(editor)
  const isChanged = (form: { readonly context: { readonly changed: readonly string[] } } | undefined) =>
    (form?.context.changed.length ?? 0) > 0
  const isServiceWritten = useSelector(useEditorChild(editor, 'serviceForm'), isChanged)
  const isPackageWritten = useSelector(useEditorChild(editor, 'packageForm'), isChanged)
  return unsavedSections(store, typed, [
    ...(isServiceWritten ? (['services'] as const) : []),
    ...(isPackageWritten ? (['packages'] as const) : []),
  ])
}

/** The actor of a package's picture; undefined until the package is made and its form was opened. */
export function usePackagePicture(editor: PracticePageRef, slot: string): PictureRef | undefined {
  return useSelector(
    editor,
    ({ children }) => (children as Readonly<Record<string, unknown>>)[slot] as PictureRef | undefined,
  )
}
