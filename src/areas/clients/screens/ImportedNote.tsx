import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { useLateActor } from '#hooks/app.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import type { ImportedClientsRef } from '#machines/clients/imported/imported-clients.machine.ts'
import { notInvited, progressOf } from '#machines/clients/imported/imported.ts'
import { PAGES } from '#machines/pages/pages.ts'

/** People from files who are not invited yet, or the progress of their invitations; nothing if there are none. */
export function ImportedNote() {
  const actor = useLateActor('importedClients')
  return actor ? <Note actor={actor} /> : null
}

function Note({ actor }: { readonly actor: ImportedClientsRef }) {
  const { t } = useTranslation('clients')
  const formatNumber = useFormatNumber()
  const href = useHref()
  const list = useSelector(actor, ({ context }) => context.list)
  const isRunning = useSelector(actor, (snapshot) => snapshot.hasTag('running'))
  const count = notInvited(list).length
  if (!list || (count === 0 && !isRunning)) return null
  const { invited, total } = progressOf(list)
  const text = isRunning
    ? t('list.inviting', { invited: formatNumber(invited), total: formatNumber(total) })
    : t('list.kept', { count, number: formatNumber(count) })
  return (
    <p>
      <span>{text}</span>{' '}
      <TextLink href={href(PAGES.importClients.path)}>{t(isRunning ? 'list.toInviting' : 'list.toKept')}</TextLink>
    </p>
  )
}
