import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { AreaCards } from '#components/layout/AreaCard.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CatalogueImportRef } from '#machines/import/catalogue-import.machine.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ImportFile } from './ImportFile.tsx'
import { headingOf, ImportJobView } from './ImportJobView.tsx'

/** The page on which an admin brings in a catalogue (admin.imports-a-catalogue). It stands back until its words are there. */
export function ImportScreen() {
  return useHasTexts('import') ? <ImportPage /> : <WaitingPage />
}

function ImportPage() {
  const { t } = useTranslation('import')
  return (
    <AreaPage title={t('title')} lead={t('lead')}>
      <WithLateActor name="catalogueImport">
        {(actor) => (
          <KeepFocus label={t('title')} inSight>
            <AreaCards>
              <CatalogueImport actor={actor} />
            </AreaCards>
          </KeepFocus>
        )}
      </WithLateActor>
    </AreaPage>
  )
}

function CatalogueImport({ actor }: { readonly actor: CatalogueImportRef }) {
  const { t } = useTranslation('import')
  const snapshot = useSelector(actor, (current) => current)
  const reason = useProblemText(snapshot.context.problem)
  if (snapshot.matches('idle') || snapshot.matches('asking')) return <BusyNote text={t('loading')} />
  if (snapshot.matches('unknown'))
    return (
      <InlineError
        message={`${t('unknown')} ${reason}`}
        action={<Button onClick={() => actor.send({ type: 'import.retry' })}>{t('common:retry')}</Button>}
      />
    )
  const isFile = (['choosing', 'clearing', 'sending', 'stopping', 'unsent'] as const).some((state) =>
    snapshot.matches(state),
  )
  const { job } = snapshot.context
  return (
    <>
      {isFile || job === null ? <ImportFile actor={actor} /> : <ImportJobView actor={actor} job={job} />}
      <Announcer message={isFile || job === null ? '' : t(headingOf(job))} />
    </>
  )
}
