import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { EditorLayout } from '#areas/practice/components/editor/EditorLayout.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { USER_TYPES } from '#contract/call.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import { useApp } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useUnsaved } from '#areas/practice/hooks/practice-editor.ts'
import { whoIsHere } from '#machines/app/who.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'
import { doneParts, isDone, PARTS, SECTIONS } from '#machines/practice/editor/sections.ts'
import { visibilityOf } from '#machines/practice/editor/visibility.ts'

import { OpenSection } from './OpenSection.tsx'
import { Preview } from './Preview.tsx'

/** The page that is there: its sections, and the open one. */
export function Editor({ actor }: { readonly actor: PracticePageRef }) {
  const store = useSelector(actor, ({ context }) => context.store)
  return store && <Sections actor={actor} store={store} />
}

function Sections({ actor, store }: { readonly actor: PracticePageRef; readonly store: Store }) {
  const { t } = useTranslation('practiceEditor')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const open = useSelector(actor, ({ context }) => context.section ?? 'name')
  const unsaved = useUnsaved(actor, store)
  return (
    <EditorLayout
      label={t('sections.label')}
      doneLabel={t('doneMark')}
      unsavedLabel={t('unsavedMark')}
      progress={t('done', { done: formatNumber(doneParts(store).length), total: formatNumber(PARTS.length) })}
      sections={SECTIONS.map((section) => ({
        href: href(`${PAGES.practiceEditor.path}?part=${section}`),
        label: section === 'preview' ? t('preview') : t(`sections.${section}`),
        current: section === open,
        done: section !== 'look' && section !== 'preview' && isDone(store, section),
        unsaved: unsaved.includes(section),
        isPreview: section === 'preview',
      }))}
      previewLabel={t('preview')}
      preview={<Preview editor={actor} store={store} />}
    >
      <Status store={store} unsaved={unsaved.length} />
      {open !== 'preview' && (
        <AreaCard heading={t(`sections.${open}`)}>
          <OpenSection editor={actor} section={open} isUnsaved={unsaved.includes(open)} />
        </AreaCard>
      )}
    </EditorLayout>
  )
}

/** Says who sees the page, and how many of its sections are not saved yet. */
function Status({ store, unsaved }: { readonly store: Store; readonly unsaved: number }) {
  const { t } = useTranslation('practiceEditor')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const isApproved = useSelector(useApp(), whoIsHere) === USER_TYPES.CertifiedPractitioner
  return (
    <div>
      <p className="vb-editor-status">
        <span>{t(`status.${visibilityOf(store, isApproved)}`)}</span>
        {store.shop_name !== null && (
          <TextLink href={href(`/practice/${store.shop_name}`)}>{t('status.open')}</TextLink>
        )}
      </p>
      {unsaved > 0 && (
        <p className="vb-editor-unsaved">{t('status.unsaved', { count: unsaved, number: formatNumber(unsaved) })}</p>
      )}
    </div>
  )
}
