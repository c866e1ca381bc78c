import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import { useLanguage } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { ShareMailRef } from '#machines/protocols/share-mail.machine.ts'

const NoticeDialog = createOverlay(() => import('#components/overlay/NoticeDialog.tsx'))

/** The email by which a protocol was shared, as the client has it (share.mail-can-be-read). */
export function ReadMail({ actor }: { readonly actor: ShareMailRef }) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'))
  const subject = useSelector(actor, ({ context }) => context.mail?.subject)
  const close = () => actor.send({ type: 'mail.close' })
  if (!isOpen) return null
  return (
    <NoticeDialog
      open
      title={subject ?? t('pages.mail.title')}
      lang={lang}
      onClose={close}
      onLoadFailed={close}
      actions={<Button onClick={close}>{t('pages.mail.close')}</Button>}
    >
      <Mail actor={actor} />
    </NoticeDialog>
  )
}

function Mail({ actor }: { readonly actor: ShareMailRef }) {
  const { t } = useTranslation('builder')
  const mail = useSelector(actor, ({ context }) => context.mail)
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'missing' }))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (mail) return <p className="vb-area-words">{mail.text}</p>
  if (isMissing) return <p>{t('pages.mail.missing')}</p>
  if (!isFailed) return <BusyNote text={t('pages.mail.loading')} />
  return (
    <InlineError
      message={`${t('pages.mail.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'mail.retry' })}>{t('common:retry')}</Button>}
    />
  )
}
