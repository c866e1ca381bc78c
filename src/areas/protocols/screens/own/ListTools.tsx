import type { ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ListBar } from '#components/layout/ListBar.tsx'
import { SearchBox } from '#areas/protocols/components/builder/SearchBox.tsx'
import { SortSelect } from '#components/filter/SortSelect.tsx'
import { SEARCH_MAX_LENGTH } from '#contract/constants.ts'
import type { ProtocolListRef } from '#machines/protocols/protocol-list.machine.ts'
import { PROTOCOL_ORDERS } from '#machines/protocols/protocol-list.ts'

export function ListTools({ list, action }: { readonly list: ProtocolListRef; readonly action: ReactNode }) {
  const { t } = useTranslation('builder')
  const text = useSelector(list, ({ context }) => context.text)
  const order = useSelector(list, ({ context }) => context.order)
  return (
    <ListBar
      search={
        <SearchBox
          label={t('list.search')}
          value={text}
          max={SEARCH_MAX_LENGTH}
          onChange={(typed) => list.send({ type: 'list.search', text: typed })}
        />
      }
      sort={
        <SortSelect
          label={t('list.sort')}
          value={order}
          options={PROTOCOL_ORDERS.map((value) => ({ value, label: t(`list.order.${value}`) }))}
          onChange={(value) => {
            const chosen = PROTOCOL_ORDERS.find((one) => one === value)
            if (chosen) list.send({ type: 'list.sort', order: chosen })
          }}
        />
      }
      action={action}
    />
  )
}
