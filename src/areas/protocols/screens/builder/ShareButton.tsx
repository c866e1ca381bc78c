import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ReasonButton } from '#areas/protocols/components/builder/ReasonButton.tsx'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'

/** Leads to the share form; without an approved certificate it says why not (share.needs-certificate). */
export function ShareButton({ builder, isTip = false }: { readonly builder: BuilderRef; readonly isTip?: boolean }) {
  const { t } = useTranslation('builder')
  const canShare = useSelector(builder, (snapshot) => snapshot.can({ type: 'builder.share' }))
  return (
    <ReasonButton
      label={t('share')}
      reason={canShare ? undefined : t('notApproved')}
      isTip={isTip}
      onPress={() => builder.send({ type: 'builder.share' })}
    />
  )
}
