import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { isNameChange, useFailure, useIsNaming, useShownFolders } from '#areas/folders/hooks/folders.ts'
import type { FoldersRef } from '#areas/folders/hooks/folders.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { FolderCard } from './FolderCard.tsx'
import { FolderNameForm } from './FolderNameForm.tsx'

/** The saved folders of a practitioner. It stands back until its words are there. */
export function FoldersScreen() {
  const hasTexts = useHasTexts('shopping')
  const hasCards = useHasTexts('catalogue')
  return hasTexts && hasCards ? <FoldersPage /> : <WaitingPage />
}

function FoldersPage() {
  const { t } = useTranslation('shopping')
  return (
    <AreaPage title={t('folders.title')} lead={t('folders.lead')}>
      <WithLateActor name="folders">
        {(actor) => (
          <KeepFocus label={t('folders.title')}>
            <div className="vb-area-cards">
              <Folders actor={actor} />
            </div>
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaPage>
  )
}

function Folders({ actor }: { readonly actor: FoldersRef }) {
  const { t } = useTranslation('shopping')
  const folders = useShownFolders(actor)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isNew = useIsNaming(actor, ({ folderId, put }) => folderId === null && put === null)
  const failure = useFailure(actor, (change) => !isNameChange(change))
  const reason = useProblemText(isFailed ? problem : failure)
  const create = (
    <Button variant="primary" onClick={() => actor.send({ type: 'folders.create', put: null })}>
      {t('folders.new')}
    </Button>
  )
  const isEmpty = folders?.length === 0
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('folders.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'list.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {failure && !isFailed && <InlineError message={`${t('folders.unchanged')} ${reason}`} />}
      {folders === null && !isFailed && <BusyNote text={t('folders.loading')} />}
      {isNew && (
        <AreaCard heading={t('folders.new')}>
          <FolderNameForm actor={actor} />
        </AreaCard>
      )}
      {!isNew &&
        folders &&
        (isEmpty ? (
          <EmptyState heading={t('folders.emptyTitle')} text={t('folders.emptyText')} actions={create} />
        ) : (
          <div className="vb-area-below">{create}</div>
        ))}
      {folders?.map((folder) => (
        <FolderCard key={folder.folder_id} actor={actor} folder={folder} />
      ))}
    </>
  )
}
