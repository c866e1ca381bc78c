import { useTranslation } from 'react-i18next'

import { useCatalogueLater } from '#areas/catalogue/hooks/catalogue.ts'
import { useFormatNumber } from '#hooks/format.ts'

/** The latest change of the list, in words: first the number found, later the number shown (catalogue.changes-are-announced). */
export function useAnnouncement(): string {
  const { t } = useTranslation('catalogue')
  const formatNumber = useFormatNumber()
  const isSettled = useCatalogueLater(
    (snapshot) => !snapshot.hasTag('busy') && !snapshot.hasTag('loading-next') && !snapshot.hasTag('failed'),
  )
  const page = useCatalogueLater(({ context }) => context.metadata.current_page)
  const total = useCatalogueLater(({ context }) => context.metadata.total_results)
  const shown = useCatalogueLater(({ context }) => context.products.length)
  if (!isSettled || page === 0) return ''
  if (page === 1) return t('list.announceFound', { count: total, number: formatNumber(total) })
  return t('list.announceShown', { shown: formatNumber(shown), total: formatNumber(total) })
}
