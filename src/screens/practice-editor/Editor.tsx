import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { EditorLayout } from '#components/practice-editor/EditorLayout.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { USER_TYPES } from '#contract/call.ts'
import { useApp } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { whoIsHere } from '#machines/app/who.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { PracticePageRef } from '#machines/practice-editor/practice-page.machine.ts'
import { doneParts, isDone, PARTS, SECTIONS } from '#machines/practice-editor/sections.ts'
import { visibilityOf } from '#machines/practice-editor/visibility.ts'

import { OpenSection } from './OpenSection.tsx'
import { Preview } from './Preview.tsx'

/** The page that is there: its sections, and the open one. */
export function Editor({ actor }: { readonly actor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const store = useSelector(actor, ({ context }) => context.store)
  const open = useSelector(actor, ({ context }) => context.section ?? 'name')
  const isApproved = useSelector(useApp(), whoIsHere) === USER_TYPES.CertifiedPractitioner
  if (!store) return null
  return (
    <EditorLayout
      label={t('sections.label')}
      doneLabel={t('doneMark')}
      progress={t('done', { done: formatNumber(doneParts(store).length), total: formatNumber(PARTS.length) })}
      sections={SECTIONS.map((section) => ({
        href: href(`${PAGES.practiceEditor.path}?part=${section}`),
        label: section === 'preview' ? t('preview') : t(`sections.${section}`),
        current: section === open,
        done: section !== 'look' && section !== 'preview' && isDone(store, section),
        isPreview: section === 'preview',
      }))}
      previewLabel={t('preview')}
      preview={<Preview editor={actor} store={store} />}
    >
      <p className="vb-editor-status">
        <span>{t(`status.${visibilityOf(store, isApproved)}`)}</span>
        {store.shop_name !== null && (
          <TextLink href={href(`/practice/${store.shop_name}`)}>{t('status.open')}</TextLink>
        )}
      </p>
      {open !== 'preview' && (
        <AreaCard heading={t(`sections.${open}`)}>
          <OpenSection editor={actor} section={open} />
        </AreaCard>
      )}
    </EditorLayout>
  )
}
