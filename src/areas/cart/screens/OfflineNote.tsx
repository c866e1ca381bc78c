import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'

import type { CartRef } from './cart-lines.ts'

/** Says that changes wait until the server can be reached. */
export function OfflineNote({ actor }: { readonly actor: CartRef }) {
  const { t } = useTranslation('shopping')
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'))
  return isOffline ? <BusyNote text={t('cart.offline')} /> : null
}
