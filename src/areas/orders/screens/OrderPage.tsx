import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyActorRef } from 'xstate'

import { AreaCards } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import type { BreadcrumbStep } from '#components/layout/Breadcrumb.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { Problem } from '#contract/result.ts'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'

/** Any chart of an order's page, as far as the frame needs it. */
interface FramedActor {
  getSnapshot(): {
    matches(state: 'missing'): boolean
    hasTag(tag: 'busy' | 'failed'): boolean
    readonly context: { readonly problem: Problem | null }
  }
  readonly subscribe: AnyActorRef['subscribe']
  send(event: { type: 'order.retry' }): void
}

interface OrderPageProps<Order> {
  readonly order: Order | null
  readonly actor: FramedActor
  /** Address of the orders that this one is among, without the language. */
  readonly back: string | undefined
  /** Names the way back where it leads to the order itself. */
  readonly backLabel?: string | undefined
  /** Pages between this one and that of the side navigation. */
  readonly between?: readonly BreadcrumbStep[] | undefined
  /** Heading of a page outside the own area, which has a way back to the orders. */
  readonly title?: (order: Order) => string
  readonly lead?: (order: Order) => string
  readonly children: (order: Order) => ReactNode
}

/** The frame that the pages of own orders, clients' orders and the shop's orders share. */
export function OrderPage<Order extends { readonly number: string }>({
  order,
  actor,
  back,
  backLabel,
  between,
  title: titleOf,
  lead,
  children,
}: OrderPageProps<Order>) {
  const { t } = useTranslation('orders')
  const href = useHref()
  const arrival = useFocusOnArrival()
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const wayBack = backLabel ?? t('one.back')
  if (isMissing)
    return (
      <>
        <PageHead title={t('one.missingTitle')} />
        {titleOf === undefined && <AreaTrail title={t('one.missingTitle')} between={between} />}
        <ErrorView
          heading={t('one.missingTitle')}
          message={t('one.missingText')}
          focusOnMount={arrival}
          actions={
            <ButtonLink variant="primary" href={href(back ?? PAGES.listing.path)}>
              {back === undefined ? t('common:error.toProducts') : wayBack}
            </ButtonLink>
          }
        />
      </>
    )
  const title = order ? (titleOf?.(order) ?? t('one.title', { number: order.number })) : t('title')
  return (
    <>
      <PageHead title={title} />
      {titleOf === undefined ? (
        <AreaTrail title={title} between={between} />
      ) : (
        back !== undefined && (
          <nav className="vb-page-back">
            <TextLink href={href(back)}>{wayBack}</TextLink>
          </nav>
        )
      )}
      <PageHeading focusOnMount={arrival} lead={order ? lead?.(order) : undefined}>
        {title}
      </PageHeading>
      {isFailed && (
        <InlineError
          message={`${t('one.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'order.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!order && isBusy && (
        <AreaCards>
          <BusyNote text={t('one.loading')} />
        </AreaCards>
      )}
      {order && children(order)}
    </>
  )
}
