import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useUser } from '#hooks/session.ts'
import type { PractitionersWaitingRef } from '#machines/account/practitioners-waiting.machine.ts'

import { WithChart } from '../page/WithChart.tsx'

import { AreaPage } from './AreaPage.tsx'

/** Where an admin's own area begins. */
export function AdminHome() {
  const { t } = useTranslation('account')
  const user = useUser()
  return (
    <AreaPage title={t('area.hello', { name: user?.first_name ?? '' })}>
      <AreaCard heading={t('area.certificates.heading')}>
        <WithChart name="practitionersWaiting">{(actor) => <PractitionersWaiting actor={actor} />}</WithChart>
      </AreaCard>
    </AreaPage>
  )
}

function PractitionersWaiting({ actor }: { readonly actor: PractitionersWaitingRef }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const waiting = useSelector(actor, ({ context }) => context.waiting)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      {isFailed && (
        <InlineError
          message={reason}
          action={<Button onClick={() => actor.send({ type: 'waiting.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {waiting === null && !isFailed && <Spinner />}
      {waiting !== null && (
        <p>
          {waiting === 0
            ? t('area.certificates.none')
            : t('area.certificates.waiting', { count: waiting, number: formatNumber(waiting) })}
        </p>
      )}
      <div className="vb-area-below">
        <ButtonLink
          variant={waiting !== null && waiting > 0 ? 'primary' : 'secondary'}
          href={href('/account/admin/practitioners')}
        >
          {t('area.certificates.open')}
        </ButtonLink>
      </div>
    </>
  )
}
