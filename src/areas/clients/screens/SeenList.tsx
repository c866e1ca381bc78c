import { useTranslation } from 'react-i18next'

import { PointList } from '#components/layout/PointList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'

interface SeenListProps {
  readonly label: string
  /** They see it already. */
  readonly agreed?: boolean
  /** Says that they may fill the cart too (filling.client-allows-it). */
  readonly fills?: string
}

/** The data of a client that is open to practitioners with their agreement. */
export function SeenList({ label, agreed = false, fills }: SeenListProps) {
  const { t } = useTranslation('account')
  const href = useHref()
  return (
    <>
      <PointList
        label={label}
        points={[
          { id: 'person', words: t('seen.person') },
          { id: 'orders', words: t(agreed ? 'seen.ordersNow' : 'seen.orders') },
          { id: 'opened', words: t('seen.opened') },
          {
            id: 'wishes',
            words: <TextLink href={href('/account/client/profile#wishes')}>{t('seen.wishes')}</TextLink>,
          },
        ]}
      />
      {fills !== undefined && <p className="vb-area-card-text">{fills}</p>}
    </>
  )
}
