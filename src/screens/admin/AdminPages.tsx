import { useTranslation } from 'react-i18next'

import { Pages } from '#components/layout/Pages.tsx'
import { useFormatNumber } from '#hooks/format.ts'

interface AdminPagesProps {
  readonly current: number
  readonly total: number
  readonly hrefOf: (page: number) => string
}

/** The way through a list of an admin's; nothing where it has one page only. */
export function AdminPages({ current, total, hrefOf }: AdminPagesProps) {
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
