import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { bcp47 } from '#contract/languages.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useBuilderChild } from '#areas/protocols/hooks/builder.ts'
import { useLanguage } from '#hooks/language.ts'
import type { ProtocolCallsRef } from '#machines/protocols/protocol-calls.machine.ts'

const NoticeDialog = createOverlay(() => import('#components/overlay/NoticeDialog.tsx'))

/** Asks before a protocol is deleted (builder.asks-before-deleting). */
export function DeleteQuestion({ builder }: { readonly builder: BuilderRef }) {
  const calls = useBuilderChild(builder, 'protocolCalls')
  return calls ? <Question calls={calls} /> : null
}

function Question({ calls }: { readonly calls: ProtocolCallsRef }) {
  const { t } = useTranslation('builder')
  const lang = bcp47(useLanguage())
  const isOpen = useSelector(calls, (snapshot) => snapshot.matches('asking') || snapshot.matches('deleting'))
  const isBusy = useSelector(calls, (snapshot) => snapshot.matches('deleting'))
  const hasFailed = useSelector(calls, ({ context }) => context.problem !== null)
  const name = useSelector(calls, ({ context }) => context.subject.name)
  const cancel = () => calls.send({ type: 'delete.cancel' })
  if (!isOpen) return null
  return (
    <NoticeDialog
      open
      title={t('delete.title', { name })}
      lang={lang}
      onClose={cancel}
      onLoadFailed={cancel}
      actions={
        <>
          <Button variant="primary" busy={isBusy} onClick={() => calls.send({ type: 'delete.confirm' })}>
            {t('delete.button')}
          </Button>
          <Button onClick={cancel}>{t('delete.keep')}</Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
      {hasFailed && !isBusy && <InlineError message={t('notice.unexpected', { name })} />}
    </NoticeDialog>
  )
}
