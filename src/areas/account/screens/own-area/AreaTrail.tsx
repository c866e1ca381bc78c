import { useTranslation } from 'react-i18next'

import { Breadcrumb } from '#components/layout/Breadcrumb.tsx'
import type { BreadcrumbStep } from '#components/layout/Breadcrumb.tsx'
import { useDrawnPath } from '#hooks/drawn-path.ts'
import { useHref } from '#hooks/language.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import { menuOf, menuText, pagesAbove } from '#machines/pages/menu.ts'
import { PAGES } from '#machines/pages/pages.ts'

interface AreaTrailProps {
  /** The name of the page. */
  readonly title: string
  /** Pages between this one and that of the side navigation. */
  readonly between?: readonly BreadcrumbStep[] | undefined
}

/** The way from the first page of the area to this one (account.trail-leads-up); nothing on the first page. */
export function AreaTrail({ title, between = [] }: AreaTrailProps) {
  const { t } = useTranslation('account')
  const href = useHref()
  const path = useDrawnPath()
  const user = useUser()
  const above = path !== undefined && user ? pagesAbove(menuOf(user.user_type_id), path) : []
  if (above.length === 0) return null
  return (
    <Breadcrumb
      label={t('area.trail')}
      steps={[
        ...above.map((name) => ({ label: t(menuText(name)), href: href(PAGES[name].path) })),
        ...between,
        { label: title },
      ]}
    />
  )
}
