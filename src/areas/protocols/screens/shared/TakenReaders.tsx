import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CheckboxRow } from '#components/form/CheckboxRow.tsx'
import { Disclosure } from '#components/layout/Disclosure.tsx'
import { useFullName } from '#hooks/full-name.ts'
import { shownOf } from '#machines/kept-list/kept-list.ts'
import type { TakenMarksRef } from '#machines/protocols/taken/taken-marks.machine.ts'
import { taken } from '#machines/protocols/taken/taken.ts'
import type { Seen } from '#machines/protocols/taken/taken.ts'
import type { TakenRecord } from '#areas/protocols/contract/taken.ts'

/** The practitioners who may see what a client has marked as taken (taken.seen-where-shared), as the client says here. */
export function TakenReaders({ actor }: { readonly actor: TakenMarksRef }) {
  const { t } = useTranslation('dosage')
  const fullName = useFullName()
  const kept = useSelector(actor, ({ context }) => context.kept)
  const queue = useSelector(actor, ({ context }) => context.queue)
  if (kept === null) return null
  const { readers } = shownOf(taken, { kept, queue })
  const share = (reader: TakenRecord['readers'][number], what: Seen, isSeen: boolean) =>
    actor.send({ type: 'taken.share', what, userId: reader.user_id, name: fullName(reader), isSeen })
  return (
    <Disclosure summary={t('taken.who')}>
      <p className="vb-area-words">{t(readers.length === 0 ? 'taken.nobody' : 'taken.only')}</p>
      {readers.map((reader) => (
        <CheckboxRow
          key={reader.user_id}
          label={t('taken.lets', { name: fullName(reader) })}
          checked={reader.sees_taken}
          onChange={(isSeen) => share(reader, 'taken', isSeen)}
        />
      ))}
      {readers.length > 0 && <p className="vb-area-words">{t('taken.intake')}</p>}
      {readers.map((reader) => (
        <CheckboxRow
          key={reader.user_id}
          label={t('taken.letsIntake', { name: fullName(reader) })}
          checked={reader.sees_intake}
          onChange={(isSeen) => share(reader, 'intake', isSeen)}
        />
      ))}
    </Disclosure>
  )
}
