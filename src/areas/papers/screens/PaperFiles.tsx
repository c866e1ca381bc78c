import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import Download from 'lucide-react/icons/download'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import type { PaperSummary } from '#areas/papers/contract/papers.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PaperFileRef } from '#machines/papers/paper-file.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

interface PaperFilesProps {
  readonly papers: readonly PaperSummary[]
  /** The orders whose packing slips are offered too. */
  readonly slipsOf?: readonly number[]
}

/** Papers of orders as files (papers.own-or-admins). */
export function PaperFiles({ papers, slipsOf = [] }: PaperFilesProps) {
  if (papers.length === 0 && slipsOf.length === 0) return null
  return (
    <WithLateActor name="paperFile">
      {(actor) => <Files actor={actor} papers={papers} slipsOf={slipsOf} />}
    </WithLateActor>
  )
}

function Files({ actor, papers, slipsOf }: Required<PaperFilesProps> & { readonly actor: PaperFileRef }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const saved = t('paper.saved')
  return (
    <>
      <Announcer message={isBusy ? t('paper.downloading') : isSaved ? saved : ''} />
      {isFailed && <InlineError message={`${t('paper.failed')} ${reason}`} />}
      {papers.map(({ paper_id: id, kind, number }) => (
        <Button
          key={id}
          icon={<Download size={18} />}
          busy={isBusy}
          onClick={() => actor.send({ type: 'file.want', intent: { language, kind: 'paper', id, number } })}
        >
          {t(`paper.${kind}`)}
        </Button>
      ))}
      {slipsOf.length > 0 && (
        <Button
          icon={<Download size={18} />}
          busy={isBusy}
          onClick={() => actor.send({ type: 'file.want', intent: { language, kind: 'slips', orderIds: slipsOf } })}
        >
          {t(slipsOf.length === 1 ? 'paper.slip' : 'paper.slips')}
        </Button>
      )}
      {isSaved && <SavedMark text={saved} />}
    </>
  )
}
