import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { PreviewFrame } from '#areas/practice/components/editor/PreviewFrame.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import type { Store } from '#areas/practice/contract/store.ts'
import { useHasTexts, useLanguage } from '#hooks/language.ts'
import { useEditorChild, useTypedWords } from '#areas/practice/hooks/practice-editor.ts'
import { isClientProfile, useProfile } from '#areas/account/hooks/session.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'
import type { Written } from '#machines/practice/editor/entries/entry-changes.ts'
import { withEntries } from '#machines/practice/editor/entries/with-entries.ts'
import { PREVIEW_SCHEMES, PREVIEW_SCREENS } from '#machines/practice/editor/page-preview.machine.ts'
import type { PagePreviewRef } from '#machines/practice/editor/page-preview.machine.ts'
import { previewOf } from '#machines/practice/editor/preview.ts'
import type { Section } from '#machines/practice/editor/sections.ts'

import { PracticeView } from '../PracticeView.tsx'

/** Sections that the page begins with, or that are about all of it. */
const AT_TOP: readonly Section[] = ['name', 'look', 'header', 'preview']

interface PreviewProps {
  readonly editor: PracticePageRef
  readonly store: Store
}

/** The public page as it would be with what is typed now. */
export function Preview({ editor, store }: PreviewProps) {
  const actor = useEditorChild(editor, 'pagePreview')
  const hasTexts = useHasTexts('practice')
  return actor && hasTexts ? <Frame editor={editor} store={store} actor={actor} /> : <Waiting />
}

function Frame({ editor, store, actor }: PreviewProps & { readonly actor: PagePreviewRef }) {
  const { t } = useTranslation('practiceEditor')
  const section = useSelector(editor, ({ context }) => context.section)
  const { screen, scheme } = useSelector(actor, ({ value }) => value)
  return (
    <PreviewFrame
      label={t('preview')}
      screen={{
        label: t('view.screen'),
        value: screen,
        options: PREVIEW_SCREENS.map((value) => ({ value, label: t(`view.screens.${value}`) })),
        onChange: (chosen) => actor.send({ type: `screen.${chosen}` }),
      }}
      scheme={{
        label: t('view.scheme'),
        value: scheme,
        options: PREVIEW_SCHEMES.map((value) => ({ value, label: t(`view.schemes.${value}`) })),
        onChange: (chosen) => actor.send({ type: `scheme.${chosen}` }),
      }}
      part={section === null || AT_TOP.includes(section) ? undefined : `.vb-practice-${section}`}
    >
      <View editor={editor} store={store} />
    </PreviewFrame>
  )
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
