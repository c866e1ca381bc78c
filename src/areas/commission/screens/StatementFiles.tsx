import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import Download from 'lucide-react/icons/download'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { StatementFile, StatementFileRef } from '#machines/commission/statement-file.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

type Wanted = { readonly kind: 'payout'; readonly id: number } | { readonly kind: 'year'; readonly year: number }

/** Statements to download (commission.statements-as-pdf). */
export function StatementFiles({ files }: { readonly files: readonly Wanted[] }) {
  if (files.length === 0) return null
  return <WithLateActor name="statementFile">{(actor) => <Files actor={actor} files={files} />}</WithLateActor>
}

function Files({ actor, files }: { readonly actor: StatementFileRef; readonly files: readonly Wanted[] }) {
  const { t } = useTranslation('commission')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const saved = t('lines.downloaded')
  return (
    <>
      <Announcer message={isBusy ? t('lines.downloading') : isSaved ? saved : ''} />
      {isFailed && <InlineError message={`${t('lines.notDownloaded')} ${reason}`} />}
      {files.map((file) => (
        <Button
          key={file.kind === 'year' ? file.year : file.id}
          icon={<Download size={18} />}
          busy={isBusy}
          onClick={() => actor.send({ type: 'file.want', intent: { ...file, language } satisfies StatementFile })}
        >
          {file.kind === 'year' ? t('payouts.year', { year: `${file.year}` }) : t('statement.download')}
        </Button>
      ))}
      {isSaved && <SavedMark text={saved} />}
    </>
  )
}
