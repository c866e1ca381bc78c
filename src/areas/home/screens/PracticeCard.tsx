import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import type { Store } from '#areas/practice/contract/store.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { PAGES } from '#machines/pages/pages.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'
import { doneParts, isDone, PARTS } from '#machines/practice/editor/sections.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

const EDITOR = PAGES.practiceEditor.path

/** The own practice page at the start of the area: how far it is, with a way to each missing part. */
export function PracticeCard() {
  return useHasTexts('practiceEditor') ? <Card /> : null
}

function Card() {
  const { t } = useTranslation('practiceEditor')
  return (
    <AreaCard heading={t('title')} text={t('lead')}>
      <WithLateActor name="practicePage">{(actor) => <Progress actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Progress({ actor }: { readonly actor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const href = useHref()
  const store = useSelector(actor, ({ context }) => context.store)
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches('loading') || snapshot.matches('waiting'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (store) return <Parts store={store} />
  if (isFailed)
    return (
      <InlineError
        message={`${t('failed')} ${reason}`}
        action={<Button onClick={() => actor.send({ type: 'page.retry' })}>{t('common:retry')}</Button>}
      />
    )
  if (isBusy) return <Waiting />
  return (
    <div>
      <ButtonLink href={href(EDITOR)}>{t('make.heading')}</ButtonLink>
    </div>
  )
}

function Parts({ store }: { readonly store: Store }) {
  const { t } = useTranslation('practiceEditor')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const missing = PARTS.filter((part) => !isDone(store, part))
  return (
    <>
      <p>{t('done', { done: formatNumber(doneParts(store).length), total: formatNumber(PARTS.length) })}</p>
      {missing.length > 0 && (
        <ul className="vb-area-list">
          {missing.map((part) => (
            <li key={part}>
              <TextLink href={href(`${EDITOR}?part=${part}`)}>{t(`sections.${part}`)}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <div>
        <ButtonLink href={href(EDITOR)}>{t('edit')}</ButtonLink>
      </div>
    </>
  )
}
