import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { TextLink } from '#components/action/TextLink.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useFormatList } from '#hooks/list.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'

interface HandedNoteProps {
  readonly actor: SharedProtocolRef
  /** Of one line, or null for all of them. */
  readonly variantId: number | null
  readonly line?: { readonly name: string; readonly quantity: number }
}

/** Mounted before it has anything to say: only then is its text read out. */
export function HandedNote({ actor, variantId, line }: HandedNoteProps) {
  const { t } = useTranslation('clients')
  const href = useHref()
  const formatList = useFormatList()
  const formatNumber = useFormatNumber()
  const handed = useSelector(actor, ({ context }) => (context.handed?.variantId === variantId ? context.handed : null))
  const { count = 0, notOrderable = [] } = handed ?? {}
  const added = line
    ? t('mine.one.addedLine', { name: line.name, number: formatNumber(line.quantity) })
    : t('mine.one.added', { count, number: formatNumber(count) })
  return (
    <div role="status">
      {handed && (
        <p>
          <span>{count > 0 ? added : t('mine.one.none')}</span>{' '}
          {count > 0 && <TextLink href={href('/cart')}>{t('mine.one.toCart')}</TextLink>}
        </p>
      )}
      {count > 0 && notOrderable.length > 0 && <p>{t('mine.one.left', { names: formatList(notOrderable) })}</p>}
    </div>
  )
}
