import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import Download from 'lucide-react/icons/download'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { CommissionDownloadRef } from '#machines/commission/commission-download.machine.ts'
import type { CommissionPlace } from '#machines/commission/commission-place.ts'

interface CommissionDownloadProps {
  readonly actor: CommissionDownloadRef
  readonly place: CommissionPlace
}

/** All lines that the filter leaves, as a file (commission.csv-download). */
export function CommissionDownload({ actor, place }: CommissionDownloadProps) {
  const { t } = useTranslation('commission')
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const saved = t('lines.downloaded')
  const { page: _, ...intent } = place
  return (
    <>
      <Announcer message={isBusy ? t('lines.downloading') : isSaved ? saved : ''} />
      {isFailed && <InlineError message={`${t('lines.notDownloaded')} ${reason}`} />}
      <div className="vb-area-below">
        <Button icon={<Download size={18} />} busy={isBusy} onClick={() => actor.send({ type: 'file.want', intent })}>
          {t('lines.download')}
        </Button>
        {isSaved && <SavedMark text={saved} />}
      </div>
    </>
  )
}
