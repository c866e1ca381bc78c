import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Editor } from './Editor.tsx'
import { MakePage } from './MakePage.tsx'

/** The editor of the own practice page. It stands back until its words are there. */
export function PracticeEditorScreen() {
  return useHasTexts('practiceEditor') ? <EditorPage /> : <WaitingPage />
}

function EditorPage() {
  const { t } = useTranslation('practiceEditor')
  return (
    <>
      <PageHead title={t('title')} />
      <AreaTrail title={t('title')} />
      <PageHeading focusOnMount={useFocusOnArrival()} lead={t('lead')}>
        {t('title')}
      </PageHeading>
      <WithLateActor name="practicePage">{(actor) => <PagePart actor={actor} />}</WithLateActor>
    </>
  )
}

function PagePart({ actor }: { readonly actor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const isHere = useSelector(actor, (snapshot) => snapshot.matches('here'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const isToMake = useSelector(
    actor,
    (snapshot) => snapshot.matches('none') || snapshot.matches('making') || snapshot.matches('notMade'),
  )
  if (isHere) return <Editor actor={actor} />
  if (isToMake) return <MakePage actor={actor} />
  if (!isFailed) return <Waiting />
  return (
    <InlineError
      message={`${t('failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'page.retry' })}>{t('common:retry')}</Button>}
    />
  )
}
