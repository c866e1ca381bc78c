import { useSelector } from '@xstate/react'

import { Waiting } from '#components/feedback/Waiting.tsx'
import type { Store } from '#contract/store.ts'
import { useHasTexts, useLanguage } from '#hooks/language.ts'
import { useEditorChild, useTypedWords } from '#hooks/practice-editor.ts'
import { isClientProfile, useProfile } from '#hooks/session.ts'
import type { PracticePageRef } from '#machines/practice-editor/practice-page.machine.ts'
import type { Written } from '#machines/practice-editor/entries/entry-changes.ts'
import { withEntries } from '#machines/practice-editor/entries/with-entries.ts'
import { previewOf } from '#machines/practice-editor/preview.ts'

import { PracticeView } from '../practice/PracticeView.tsx'

interface PreviewProps {
  readonly editor: PracticePageRef
  readonly store: Store
}

/** The public page as it would be with what is typed now. */
export function Preview({ editor, store }: PreviewProps) {
  return useHasTexts('practice') ? <View editor={editor} store={store} /> : <Waiting />
}

function View({ editor, store }: PreviewProps) {
  const language = useLanguage()
  const profile = useProfile()
  const look = useSelector(editor, ({ context }) => context.look)
  const typed = useTypedWords(editor)
  const services = useListAndForm(editor, 'storeServices', 'serviceForm')
  const packages = useListAndForm(editor, 'storePackages', 'packageForm')
  const practice = previewOf(withEntries(store, { services, packages }, language), look, typed, language)
  const name = profile && !isClientProfile(profile) ? (profile.practice_name ?? '') : ''
  return <PracticeView practice={practice} language={language} name={name} level={2} />
}

/** A list with what is typed into the form of one of its entries, while that is open. */
function useListAndForm(
  editor: PracticePageRef,
  name: 'storeServices' | 'storePackages',
  formName: 'serviceForm' | 'packageForm',
) {
  const actor = useEditorChild(editor, name)
  const list = useSelector(actor, (snapshot) => snapshot?.context)
  const isOpen = useSelector(actor, (snapshot) => snapshot?.matches({ signedIn: { here: { writing: 'open' } } }))
  const form = useEditorChild<'serviceForm' | 'packageForm'>(editor, formName)
  const written = useSelector<typeof form, Written | undefined>(form, (snapshot) => snapshot?.context.values)
  return { list, form: isOpen && list && written ? { entryId: list.writing, written } : undefined }
}
