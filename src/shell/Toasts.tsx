import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ToastRegion } from '#components/feedback/ToastRegion.tsx'
import { createOverlay } from '#components/overlay/overlay.tsx'
import { useActorNamed, useApp } from '#hooks/app.tsx'

const ShownToasts = createOverlay<{ readonly open: boolean }>(() => import('./ShownToasts.tsx'))

/** The region of messages. The code that draws them is loaded with that of the calls, before the first message. */
export function Toasts() {
  const { t } = useTranslation()
  const isShowing = useSelector(useActorNamed('toaster'), ({ context }) => context.shown.length > 0)
  const isShown = useSelector(useApp(), ({ context }) => context.shownPath !== null)
  return <ToastRegion label={t('toast.region')}>{isShown && <ShownToasts open={isShowing} />}</ToastRegion>
}
