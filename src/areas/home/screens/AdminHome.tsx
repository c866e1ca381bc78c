import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { LinkRows } from '#components/layout/LinkRows.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import type { AdminTasks, AdminTasksRef } from '#machines/home/admin-tasks.machine.ts'
import { ordersQuery } from '#machines/orders/orders-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Today } from '#areas/orders/screens/today/Today.tsx'
import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'

const ORDERS = PAGES.adminOrders.path

/** In the order in which an admin sees to them. */
const TASKS = [
  { name: 'unsent', path: `${ORDERS}${ordersQuery({ status: 'paid' })}` },
  { name: 'unpaid', path: `${ORDERS}${ordersQuery({ status: 'placed' })}` },
  { name: 'practitioners', path: PAGES.adminPractitioners.path },
  { name: 'payable', path: PAGES.adminCommission.path },
] as const

/** The first page of an admin's area: what waits, and the day (admin.home-shows-what-waits, day.today-shows-the-day). */
export function AdminHome() {
  const { t } = useTranslation('account')
  const user = useUser()
  const hasOrderTexts = useHasTexts('orders')
  return (
    <AreaPage title={t('area.hello', { name: user?.first_name ?? '' })}>
      <AreaCards>
        <AreaCard heading={t('area.tasks.heading')}>
          <WithLateActor name="adminTasks">
            {(actor) => (
              <KeepFocus label={t('area.tasks.heading')}>
                <div className="vb-area-part">
                  <Tasks actor={actor} />
                </div>
              </KeepFocus>
            )}
          </WithLateActor>
        </AreaCard>
        {hasOrderTexts && <WithLateActor name="today">{(actor) => <Today actor={actor} />}</WithLateActor>}
      </AreaCards>
    </AreaPage>
  )
}

function Tasks({ actor }: { readonly actor: AdminTasksRef }) {
  const { t } = useTranslation('account')
  const tasks = useSelector(actor, ({ context }) => context.data)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('area.tasks.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!tasks && !isFailed && <Spinner />}
      {tasks && <Waiting tasks={tasks} />}
    </>
  )
}

function Waiting({ tasks }: { readonly tasks: AdminTasks }) {
  const { t } = useTranslation('account')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { importState } = tasks
  const stuck = (['columns', 'checked', 'interrupted'] as const).filter((state) => state === importState)
  return (
    <LinkRows
      label={t('area.tasks.heading')}
      rows={[
        ...TASKS.map(({ name, path }, id) => ({
          id,
          href: href(path),
          name: t(`area.tasks.${name}.name`),
          note: t(`area.tasks.${name}.note`),
          end: formatNumber(tasks[name]),
        })),
        ...stuck.map((state) => ({
          id: TASKS.length,
          href: href(PAGES.adminImport.path),
          name: t('common:menu.import'),
          note: t(`area.tasks.import.${state}`),
        })),
      ]}
    />
  )
}
