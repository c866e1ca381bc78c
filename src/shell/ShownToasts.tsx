import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ToastList } from '#components/feedback/ToastList.tsx'
import { useActorNamed } from '#hooks/app.tsx'

/** The messages that stand; the toaster chart owns their clocks. */
export default function ShownToasts() {
  const { t } = useTranslation()
  const toaster = useActorNamed('toaster')
  const shown = useSelector(toaster, ({ context }) => context.shown)
  return (
    <ToastList
      toasts={shown.map(({ id, tone, text, values, undo }) => ({
        id,
        tone,
        message: t(text, { ...values }),
        action: undo && t(undo.label ?? 'undo'),
      }))}
      dismissLabel={t('toast.dismiss')}
      onDismiss={(id) => toaster.send({ type: 'toast.dismissed', id })}
      onAction={(id) => toaster.send({ type: 'toast.undone', id })}
      onHold={() => toaster.send({ type: 'toasts.held' })}
      onRelease={() => toaster.send({ type: 'toasts.released' })}
    />
  )
}
