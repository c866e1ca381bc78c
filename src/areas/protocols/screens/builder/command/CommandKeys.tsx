import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { KeyCaps } from '#areas/protocols/components/builder/KeyList.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import type { CommandBoxRef } from '#machines/protocols/command-box/command-box.machine.ts'
import { chosenOf } from '#machines/protocols/command-box/command-box.ts'
import { readWanted } from '#machines/protocols/command-box/quantity.ts'

import { altKey } from '../keys.ts'

export function CommandKeys({ box }: { readonly box: CommandBoxRef }) {
  const { t } = useTranslation('builder')
  const formatNumber = useFormatNumber()
  const kind = useSelector(box, ({ context }) => chosenOf(context)?.kind)
  const quantity = useSelector(box, ({ context }) => readWanted(context.text).quantity)
  const protocol = useSelector(box, ({ context }) => context.protocol)
  const enter = t('shortcuts.cap.enter')
  const takes = (keys: readonly string[], what: string) => (
    <span>
      <KeyCaps keys={keys} /> <span>{what}</span>
    </span>
  )
  const adds = (keys: readonly string[]) =>
    protocol === null ? (
      <span>{t('notice.selectFirst')}</span>
    ) : (
      takes(keys, t('command.adds', { number: formatNumber(quantity ?? 1), protocol }))
    )
  if (kind === 'product' && quantity !== null) return adds([enter])
  return (
    <>
      {kind && takes([enter], t(kind === 'action' ? 'command.does' : 'command.opens'))}
      {kind === 'product' && adds([altKey, enter])}
      <span>{t('command.quantityHint')}</span>
    </>
  )
}
