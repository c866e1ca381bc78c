import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { SnapshotFrom } from 'xstate'

import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { AreaCards } from '#components/layout/AreaCard.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import type { ClientFileRef } from '#machines/clients/client-file/client-file.machine.ts'
import type { ImportedClientsRef } from '#machines/clients/imported/imported-clients.machine.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Rest } from '#areas/account/screens/own-area/Rest.tsx'

import { ClientFile } from './ClientFile.tsx'
import { ImportedPeople } from './ImportedPeople.tsx'
import { Invitations } from './Invitations.tsx'

/** The page on which a practitioner takes over clients from a file (clients.file-becomes-clients). It stands back until its words are there. */
export function ImportClientsScreen() {
  return useHasTexts('clientImport') ? <ImportPage /> : <WaitingPage />
}

function ImportPage() {
  const { t } = useTranslation('clientImport')
  return (
    <AreaPage title={t('title')} lead={t('lead')}>
      <WithLateActor name="importedClients">{(actor) => <Parts actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

/** Invitations were asked for: what was said of the file is old by now. */
const isAsked = (snapshot: SnapshotFrom<ImportedClientsRef>): boolean =>
  snapshot.hasTag('running') || snapshot.matches('inviting') || snapshot.matches('finished')

function Parts({ actor }: { readonly actor: ImportedClientsRef }) {
  const { t } = useTranslation('clientImport')
  const file = useSelector(actor, ({ children }) => children['clientFile'] as ClientFileRef | undefined)
  const isInviting = useSelector(actor, isAsked)
  const isResting = useIsResting()
  return (
    <>
      {isResting ? (
        <Rest />
      ) : (
        <>
          <KeepFocus label={t('progress.heading')}>
            <AreaCards>
              <Invitations actor={actor} />
            </AreaCards>
          </KeepFocus>
          <KeepFocus label={t('file.heading')} inSight>
            <AreaCards>{file && <ClientFile actor={file} isInviting={isInviting} />}</AreaCards>
          </KeepFocus>
        </>
      )}
      <KeepFocus label={t('people.heading')}>
        <AreaCards>
          <ImportedPeople actor={actor} />
        </AreaCards>
      </KeepFocus>
    </>
  )
}
