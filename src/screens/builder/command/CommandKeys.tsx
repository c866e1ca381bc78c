import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { KeyCaps } from '#components/builder/KeyList.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { CommandBoxRef } from '#machines/command-box/command-box.machine.ts'
import { chosenOf } from '#machines/command-box/command-box.ts'
import { readWanted } from '#machines/command-box/quantity.ts'

import { altKey } from '../keys.ts'

/** What each key does to what is chosen. */
export function CommandKeys({ box }: { readonly box: CommandBoxRef }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const kind = useSelector(box, ({ context }) => chosenOf(context)?.kind)
  const quantity = useSelector(box, ({ context }) => readWanted(context.text).quantity)
  const protocol = useSelector(box, ({ context }) => context.protocol)
  const enter = t('shortcuts.cap.enter')
  const adds =
    protocol === null ? t('notice.selectFirst') : t('command.adds', { number: formatNumber(quantity ?? 1), protocol })
  if (kind !== 'product')
    return (
      <>
        <span>
          <KeyCaps keys={[enter]} /> {t(kind === 'action' ? 'command.does' : 'command.opens')}
        </span>
        <span>{t('command.quantityHint')}</span>
      </>
    )
  if (quantity !== null)
    return (
      <span>
        <KeyCaps keys={[enter]} /> {adds}
      </span>
    )
  return (
    <>
      <span>
        <KeyCaps keys={[enter]} /> {t('command.opens')}
      </span>
      <span>
        <KeyCaps keys={[altKey, enter]} /> {adds}
      </span>
      <span>{t('command.quantityHint')}</span>
    </>
  )
}
