import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { Today } from '#areas/orders/contract/today.ts'
import { useFormatDay } from '#hooks/format-day.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { PAGES } from '#machines/pages/pages.ts'

const PATH = PAGES.adminReturn.path

/** The returns that wait longest for an admin, with the next step of each, and the way to all of them. */
export function WaitingReturns({ waiting: { count, returns } }: { readonly waiting: Today['returns'] }) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const formatDay = useFormatDay()
  const fullName = useFullName()
  return (
    <AreaCard heading={t('today.returns')} text={count === 0 ? t('today.returnsNone') : undefined}>
      {count > 0 && (
        <>
          <LinkRows
            label={t('today.returns')}
            rows={returns.map(({ return_id, number, customer, asked_at, act }) => ({
              id: return_id,
              href: href(PATH.replace('{returnId}', String(return_id))),
              name: number,
              note: [
                t('today.returnAsked', { date: formatDay(asked_at) }),
                ...(customer ? [fullName(customer)] : []),
              ].join(' · '),
              end: t(`today.returnAct.${act}`),
            }))}
          />
          <p>
            <TextLink href={href(PAGES.adminReturns.path)}>{t('today.returnsAll')}</TextLink>
          </p>
        </>
      )}
    </AreaCard>
  )
}
