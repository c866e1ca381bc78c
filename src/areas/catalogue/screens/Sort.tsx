import { useTranslation } from 'react-i18next'

import { SortSelect } from '#components/filter/SortSelect.tsx'
import { DEFAULT_ORDERING, ORDERINGS } from '#areas/catalogue/contract/listing.ts'
import { useCatalogue, useCatalogueSend } from '#areas/catalogue/hooks/catalogue.ts'
import { OTHER_ORDER_NAME } from '#machines/catalogue/query.ts'

/** The sort menu. An order that an address named and the menu does not have stands in it while it holds. */
export function Sort() {
  const { t } = useTranslation('catalogue')
  const chosen = useCatalogue(({ context }) => context.ordering.order_name)
  const canSort = useCatalogue((snapshot) =>
    snapshot.can({ type: 'ordering.set', order_name: DEFAULT_ORDERING.order_name }),
  )
  const send = useCatalogueSend()
  const names = ORDERINGS.map(({ order_name }) => order_name)
  return (
    <SortSelect
      label={t('sort.label')}
      value={chosen}
      disabled={!canSort}
      options={[...(chosen === OTHER_ORDER_NAME ? [OTHER_ORDER_NAME] : []), ...names].map((value) => ({
        value,
        label: t(`sort.${value}`),
      }))}
      onChange={(order_name) => send({ type: 'ordering.set', order_name })}
    />
  )
}
