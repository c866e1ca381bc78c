import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button, ButtonLink } from '#components/action/Button.tsx'
import { ErrorView } from '#components/feedback/ErrorView.tsx'
import { useApp, useFocusOnArrival, useShop } from '#hooks/app.tsx'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { whoIsHere } from '#machines/app/who.ts'
import type { PracticeRef } from '#machines/practice/practice.machine.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'
import { PracticePage } from './PracticePage.tsx'

/** A practitioner's page in each of its states. It stands back until its words are there. */
export function PracticeScreen() {
  if (!useHasTexts('practice')) return <WaitingPage />
  return <WithLateActor name="practice">{(actor) => <AnyPractice actor={actor} />}</WithLateActor>
}

interface WithActor {
  readonly actor: PracticeRef
}

function AnyPractice({ actor }: WithActor) {
  const practice = useSelector(actor, ({ context }) => context.practice)
  const isMissing = useSelector(actor, (snapshot) => snapshot.hasTag('http-404'))
  const isEntering = useSelector(useApp(), (root) => whoIsHere(root) === 'entering')
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  // The user may prove to be the owner, who sees the page before it is public.
  if (isMissing) return isEntering ? <WaitingPage /> : <MissingPractice />
  if (isFailed) return <FailedPractice actor={actor} />
  if (practice) return <PracticePage key={practice.shop_name} practice={practice} />
  return <WaitingPage />
}

function MissingPractice() {
  const { t } = useTranslation('practice')
  const shop = useShop()
  const href = useHref()
  const title = t('missingTitle')
  return (
    <>
      <title>{t('common:title', { page: title, shop: shop.name })}</title>
      <meta name="robots" content="noindex" />
      <ErrorView
        heading={title}
        message={t('missingText')}
        focusOnMount={useFocusOnArrival()}
        actions={<ButtonLink href={href('/products')}>{t('common:error.toProducts')}</ButtonLink>}
      />
    </>
  )
}

function FailedPractice({ actor }: WithActor) {
  const { t } = useTranslation('practice')
  const shop = useShop()
  const problem = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const title = t('failed')
  return (
    <>
      <title>{t('common:title', { page: title, shop: shop.name })}</title>
      <ErrorView
        heading={title}
        message={problem}
        focusOnMount={useFocusOnArrival()}
        actions={
          <Button variant="primary" onClick={() => actor.send({ type: 'practice.retry' })}>
            {t('common:retry')}
          </Button>
        }
      />
    </>
  )
}
