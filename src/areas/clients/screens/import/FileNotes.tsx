import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { FileNote } from '#machines/clients/client-file/rows.ts'

/** Rows that are left out, or read otherwise than they stand (clients.file-loses-nothing-unsaid). */
export function FileNotes({ notes }: { readonly notes: readonly FileNote[] }) {
  const { t } = useTranslation('clientImport')
  const formatNumber = useFormatNumber()
  if (notes.length === 0) return null
  return (
    <AreaCard heading={t('notes.heading')}>
      <ul className="vb-area-list">
        {notes.map((note) =>
          note.kind === 'withoutEmail' ? (
            <li key={note.kind}>{t('notes.withoutEmail', { count: note.count, number: formatNumber(note.count) })}</li>
          ) : (
            <li key={`${note.kind}-${note.line}`}>
              {t(`notes.${note.kind}`, { number: formatNumber(note.line), text: note.text })}
            </li>
          ),
        )}
      </ul>
    </AreaCard>
  )
}
