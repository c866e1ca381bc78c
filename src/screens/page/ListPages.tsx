import { useTranslation } from 'react-i18next'

import { Pages } from '#components/layout/Pages.tsx'
import { useFormatNumber } from '#hooks/format.ts'

interface ListPagesProps {
  readonly current: number
  readonly total: number
  readonly hrefOf: (page: number) => string
}

/** The way through a list page by page; nothing where it has one page only. */
export function ListPages({ current, total, hrefOf }: ListPagesProps) {
  const { t } = useTranslation('account')
  const formatNumber = useFormatNumber()
  if (total < 2) return null
  return (
    <Pages
      label={t('admin.pages')}
      current={current}
      total={total}
      hrefOf={hrefOf}
      formatNumber={formatNumber}
      texts={{
        previous: t('admin.previous'),
        next: t('admin.next'),
        page: (page) => t('admin.page', { page: formatNumber(page) }),
      }}
    />
  )
}
