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

/** Files of what is due, and the payees without bank details (admin.dues-as-files). */
export function DueFiles({ withoutBank }: { readonly withoutBank: readonly string[] }) {
  const { t } = useTranslation('commission')
  return (
    <>
      {withoutBank.length > 0 && (
        <p className="vb-area-words">{t('admin.withoutBank', { names: withoutBank.join(', ') })}</p>
      )}
      <div className="vb-area-below">
        <WithLateActor name="sepaFile">{(actor) => <File actor={actor} label={t('admin.sepa')} />}</WithLateActor>
        <WithLateActor name="duesFile">{(actor) => <File actor={actor} label={t('lines.download')} />}</WithLateActor>
      </div>
    </>
  )
}

function File({ actor, label }: { readonly actor: DuesFileRef; readonly label: string }) {
  const { t } = useTranslation('commission')
  const language = useLanguage()
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useRefusalText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      <Announcer message={isBusy ? t('lines.downloading') : isSaved ? t('lines.downloaded') : ''} />
      {isFailed && <InlineError message={`${t('lines.notDownloaded')} ${reason}`} />}
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
