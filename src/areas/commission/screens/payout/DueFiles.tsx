import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import Download from 'lucide-react/icons/download'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { SavedMark } from '#components/action/SavedMark.tsx'
import { useLanguage } from '#hooks/language.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import type { DuesFileRef } from '#machines/commission/payout/due-files.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

interface DueFilesProps {
  readonly withoutBank: readonly string[]
  /** Stands in one row with the files. */
  readonly children: ReactNode
}

/** Files of what is due, and the payees without bank details (admin.dues-as-files). */
export function DueFiles({ withoutBank, children }: DueFilesProps) {
  const { t } = useTranslation('commission')
  return (
    <>
      {withoutBank.length > 0 && (
        <p className="vb-area-words">{t('admin.withoutBank', { names: withoutBank.join(', ') })}</p>
      )}
      <WithLateActor name="sepaFile">
        {(sepa) => (
          <WithLateActor name="duesFile">
            {(dues) => (
              <Files sepa={sepa} dues={dues}>
                {children}
              </Files>
            )}
          </WithLateActor>
        )}
      </WithLateActor>
    </>
  )
}

interface FilesProps {
  readonly sepa: DuesFileRef
  readonly dues: DuesFileRef
  readonly children: ReactNode
}

function Files({ sepa, dues, children }: FilesProps) {
  const { t } = useTranslation('commission')
  return (
    <>
      <Outcome actor={sepa} />
      <Outcome actor={dues} />
      <div className="vb-area-below">
        <File actor={sepa} label={t('admin.sepa')} />
        <File actor={dues} label={t('lines.download')} />
        {children}
      </div>
    </>
  )
}

function Outcome({ actor }: { readonly actor: DuesFileRef }) {
  const { t } = useTranslation('commission')
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useRefusalText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      <Announcer message={isBusy ? t('lines.downloading') : isSaved ? t('lines.downloaded') : ''} />
      {isFailed && <InlineError message={`${t('lines.notDownloaded')} ${reason}`} />}
    </>
  )
}

function File({ actor, label }: { readonly actor: DuesFileRef; readonly label: string }) {
  const { t } = useTranslation('commission')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  return (
    <>
      <Button
        icon={<Download size={18} />}
        busy={isBusy}
        onClick={() => actor.send({ type: 'file.want', intent: { language } })}
      >
        {label}
      </Button>
      {isSaved && <SavedMark text={t('lines.downloaded')} />}
    </>
  )
}
