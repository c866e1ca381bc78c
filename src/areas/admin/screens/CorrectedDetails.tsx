import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ChangeList } from '#components/layout/ChangeList.tsx'
import { CERTIFIED_FIELDS } from '#areas/account/contract/account.ts'
import { useFormatMoment } from '#hooks/format-time.ts'
import type { Practitioner } from '#machines/admin/lists.ts'
import type { LookupsRef } from '#machines/account/lookups.machine.ts'

import { titleIn } from './lookup-title.ts'

interface CorrectedDetailsProps {
  readonly practitioner: Practitioner
  readonly check: NonNullable<Practitioner['certificate']['check']>
  readonly lookups: LookupsRef
}

/** Each corrected detail beside the approved one (admin.sees-what-was-approved). */
export function CorrectedDetails({ practitioner, check, lookups }: CorrectedDetailsProps) {
  const { t } = useTranslation('account')
  const formatMoment = useFormatMoment()
  const professions = useSelector(lookups, ({ context }) => context.data?.health_professions)
  const wordsOf = (value: string | number | null) => {
    const words = typeof value === 'string' ? value : titleIn(professions, value)
    return words === '' ? t('admin.nothing') : words
  }
  return (
    <ChangeList
      heading={t('admin.check.heading', { since: formatMoment(check.since) })}
      before={t('admin.check.approved')}
      after={t('admin.check.now')}
      changes={CERTIFIED_FIELDS.filter((field) => check.approved[field] !== practitioner[field]).map((field) => ({
        name: t(`register.field.${field}`),
        before: wordsOf(check.approved[field]),
        after: wordsOf(practitioner[field]),
      }))}
    />
  )
}
