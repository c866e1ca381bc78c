import type { ReactNode } from 'react'
import { shallowEqual, useSelector } from '@xstate/react'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import UserRound from 'lucide-react/icons/user-round'
import Zap from 'lucide-react/icons/zap'
import { useTranslation } from 'react-i18next'

import { SuggestionText } from '#components/search/SuggestionList.tsx'
import type { SuggestionGroup } from '#components/search/SuggestionList.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import type { CommandBoxRef } from '#machines/protocols/command-box/command-box.machine.ts'
import { entriesOf } from '#machines/protocols/command-box/command-box.ts'
import type { Entry } from '#machines/protocols/command-box/command-box.ts'
import { readWanted } from '#machines/protocols/command-box/quantity.ts'
import { lineOf } from '#machines/protocols/lines.ts'

import SuggestedAdd from '../SuggestedAdd.tsx'

import { FoundProduct } from './FoundProduct.tsx'

/** Everything that the box offers, drawn. */
export function useCommandGroups(builder: BuilderRef, box: CommandBoxRef): readonly SuggestionGroup[] {
  const { t } = useTranslation('builder')
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  const href = useHref()
  const context = useSelector(box, (snapshot) => snapshot.context, shallowEqual)
  const entries = entriesOf(context)
  const { quantity } = readWanted(context.text)

  const draw = (entry: Entry): ReactNode => {
    switch (entry.kind) {
      case 'action':
        return <SuggestionText icon={<Zap size={18} />} text={entry.name} />
      case 'page':
        return <SuggestionText icon={<FileText size={18} />} text={entry.name} />
      case 'protocol': {
        const count = entry.protocol.products.length
        return (
          <SuggestionText
            icon={<ClipboardList size={18} />}
            text={entry.protocol.name}
            end={t('products', { count, number: formatNumber(count) })}
          />
        )
      }
      case 'client':
        return (
          <SuggestionText
            icon={<UserRound size={18} />}
            text={fullName(entry.client)}
            end={shownAddress(entry.client.email)}
          />
        )
      case 'product':
        return (
          <FoundProduct
            product={entry.product}
            end={
              quantity === null || !lineOf(entry.product) ? (
                <SuggestedAdd open builder={builder} product={entry.product} />
              ) : (
                <span className="vb-command-quantity">{t('command.quantity', { number: formatNumber(quantity) })}</span>
              )
            }
          />
        )
      default:
        return entry satisfies never
    }
  }

  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  return kinds.map((kind) => ({
    key: kind,
    title: t(`command.group.${kind}`),
    items: entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({
        key: entry.key,
        href: 'address' in entry ? href(entry.address) : undefined,
        content: draw(entry),
      })),
  }))
}
