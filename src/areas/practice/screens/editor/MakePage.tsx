import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { PracticePageRef } from '#machines/practice/editor/practice-page.machine.ts'

import { LookChoice } from './LookChoice.tsx'

/** Type and theme of a page that is not made yet. */
export function MakePage({ actor }: { readonly actor: PracticePageRef }) {
  const { t } = useTranslation('practiceEditor')
  const isMaking = useSelector(actor, (snapshot) => snapshot.matches('making'))
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('notMade'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <AreaCards>
      <AreaCard heading={t('make.heading')} text={t('make.text')}>
        <LookChoice actor={actor} />
        {isRefused && <InlineError message={`${t('make.notMade')} ${reason}`} />}
        <div>
          <Button variant="primary" busy={isMaking} onClick={() => actor.send({ type: 'page.make' })}>
            {t('make.submit')}
          </Button>
        </div>
      </AreaCard>
    </AreaCards>
  )
}
